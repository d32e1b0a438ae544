### 서버가 직접 보여 주는 문장.

server-front = 서버가 실행 중이에요. 웹 클라이언트는 설치되어 있지 않아요.
server-front-programs = 프로그램용:
server-verify-title = { $game }: 운은 공정했을까요?
server-verify-hash = 게임 전에 공개된 시드의 SHA-256: { $hash }
server-verify-seed = 시드: { $seed }
server-verify-salt = 시드는 테이블을 연 사람이 골랐어요. 해시로 알아낼 수 없도록 시드 앞에 이 솔트를 붙여요: { $salt }
server-verify-not-yet = 시드는 게임이 끝나면 공개돼요. 오늘의 꿈의 시드는 그날이 지나면 공개돼요.
server-verify-yourself = 직접 확인해 보세요:
server-verify-record = “reverie verify”로 확인할 수 있는 기록
