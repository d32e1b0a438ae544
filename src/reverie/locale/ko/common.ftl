### 모든 게임과 모든 클라이언트가 하는 말.

## 오류

error-refused = 규칙상 할 수 없어요. { $rule }: { $text }
error-cannot-undo = 자신의 마지막 행동만, 그것도 새로 드러난 것이 없을 때만 되돌릴 수 있어요.
error-action-unknown = “{ $text }”: 그런 행동은 없어요. 선택지의 번호나 표기를 입력하세요. “help”를 입력하면 도움말이 나와요.
error-allowed = 할 수 있는 일이에요.
error-card-unknown = “{ $text }”: 그런 카드는 없어요.
error-position-form = 올바른 국면이 아니에요.
error-position-unreadable = “{ $text }”: 국면에서 읽을 수 없는 부분이에요.
error-position-too-many = { $card } 카드는 { $copies }장뿐이에요.
error-position-impossible = 게임에서 나올 수 없는 국면이에요.
error-option-form = “{ $text }”: 옵션이 아니에요. ‘이름=값’ 꼴로 적으세요.
error-option-unknown = “{ $option }”: 그런 옵션은 없어요. 쓸 수 있는 옵션: { $known }.
error-option-value = “{ $value }”: { $option } 옵션에 쓸 수 없는 값이에요. 가능한 값: { $range }.
error-game-unknown = “{ $game }”: 그런 게임은 없어요. 할 수 있는 게임: { $known }.
error-bot-unknown = “{ $bot }”: 그런 봇은 없어요. 쓸 수 있는 봇: { $known }.
error-bot-place = “{ $bot }”에는 봇이 없어요. 봇을 만드는 클래스를 패키지.모듈:클래스 형태로 쓰세요.
error-bot-twice = “{ $bot }” 봇이 두 번 적혀 있어요. 봇마다 한 번씩만 적으세요.
error-margin-two-bots = --margin은 두 봇을 견주는 옵션이에요. --bots에 봇을 딱 둘만 적으세요.
error-cluster-missing = 클러스터에서 돌리려면 Ray가 필요한데 설치되어 있지 않아요: pip install "reverie[cluster]".
error-cluster-unreachable = “{ $address }” 주소의 Ray 클러스터에 연결할 수 없어요.
error-cluster-refused = “{ $address }” 주소의 Ray 클러스터에 들어갈 수 없어요. 토큰(RAY_AUTH_TOKEN)이 필요하거나 Ray 버전이 다를 수 있어요.
error-workers-lost = 작업 프로세스가 { $times }번이나 죽어서 그만뒀어요. --resume을 쓰면 끝낸 부분은 남아 있어요.
error-run-damaged = “{ $file }” 파일은 실행 일지가 아니거나 손상됐어요: { $line }행을 읽을 수 없어요.
error-run-other = “{ $file }” 파일은 다른 실행의 일지예요. 게임, 봇, 옵션, 시드, 버전 가운데 다른 것이 있어요.
error-match-number = { $number }번 판은 없어요. 이 시뮬레이션은 모두 { $games }판이에요.
error-file-there = “{ $file }” 파일이 이미 있어서 덮어쓰지 않았어요.
error-record-too-big = 기록이라기엔 파일이 너무 커요.
error-record-no-json = 기록 파일이 아니에요: JSON 형식이 아니에요.
error-record-no-record = Reverie 기록 파일이 아니에요.
error-record-version = 이 기록은 버전 { $found }인데, 지금 쓰는 Reverie는 버전 { $known }만 읽을 수 있어요.
error-record-rules = 이 기록은 규칙 { $found } 기준인데, 지금 쓰는 Reverie의 규칙은 { $known } 기준이에요.
error-record-field = 기록이 손상됐어요: “{ $field }” 항목이 없거나 잘못됐어요.
error-record-line = 기록이 손상됐어요: 로그 { $line }행을 읽을 수 없어요.
error-record-illegal = 기록이 잘못됐어요: 로그 { $line }행은 운으로 나올 수 없는 결과예요.
error-record-refused = 기록이 잘못됐어요: 로그 { $line }행이 규칙에 어긋나요({ $rule }).
error-record-luck = 기록이 잘못됐어요: 로그 { $line }행이 시드에서 나오는 결과와 달라요.
error-record-seed = 기록이 잘못됐어요: 시드가 게임 전에 보여 준 해시와 맞지 않아요.
error-record-content = 기록에 든 콘텐츠가 옵션과 맞지 않거나 올바르지 않아요.
error-record-result = 기록이 잘못됐어요: 적힌 결과가 로그의 결과와 달라요.
error-file-read = “{ $file }” 파일을 읽을 수 없어요: { $reason }.
error-file-write = “{ $file }” 파일에 쓸 수 없어요: { $reason }.
error-output = 출력을 쓸 수 없어요: { $reason }.
error-no-seat-for-bot = { $room ->
    [0] 혼자 하는 판이라 봇이 앉을 자리가 없어요.
   *[other] 나 외에 봇은 { $room }명까지 앉을 수 있어요.
}
error-cannot-go-on = 이미 끝난 판이에요. 다시 보려면 “reverie replay { $file }” 명령을 쓰세요.
error-command-unknown = “{ $command }”: 그런 명령은 없어요. “reverie --help”를 보세요.
error-flag-unknown = { $flag }: 그런 옵션은 없어요. “reverie { $command }” 도움말을 보세요.
error-flag-value = { $flag }에 쓸 수 없는 값이에요: { $value }.
error-flag-no-value = { $flag }: 값이 필요해요.
error-flag-takes-no-value = { $flag }: 값을 쓰지 않아요.
error-argument-missing = { $argument }: 이 인자가 빠졌어요. “reverie { $command }” 도움말을 보세요.
error-argument-extra = “{ $argument }”: 이 인자는 필요 없어요. “reverie { $command }” 도움말을 보세요.
error-content-none = { $game }에는 바꿀 수 있는 콘텐츠가 없어요.
error-content-unknown = “{ $value }”: 모르는 콘텐츠 세트예요. --content로 파일을 지정하세요.
error-resume-with-options = 이어서 하는 판은 처음의 옵션과 시드를 그대로 써요. 둘 다 빼고 입력하세요.
error-resume-other-game = “{ $file }” 파일에는 { $game } 판이 들어 있어요.
error-seed = 시드는 { $longest }자 이하의 글이어야 해요.
error-usage = 명령을 이해할 수 없어요. “reverie --help”를 보세요.
error-stale = 그사이 테이블 상황이 바뀌었어요. 다시 보고 나서 행동하세요.
error-gesture = 되돌릴 수 있는 행동만 한꺼번에 보낼 수 있어요. { $number }번째 행동에서 멈추세요.
error-not-seated = 이 테이블에 앉아 있지 않아요.
error-table-not-full = 모든 자리가 차야 게임이 시작돼요.
error-match-over = 이미 끝난 게임이에요.
error-match-not-over = 게임이 끝난 뒤에 볼 수 있어요. 오늘의 꿈은 그날이 지나야 볼 수 있어요.
error-match-begun = 게임이 이미 시작되어 자리를 내놓을 수 없어요.
error-bot-plays = 지금은 봇이 이 자리를 대신 맡고 있어요.
error-undo-asked = 이미 되돌리기를 부탁한 사람이 있어요.
error-undo-not-asked = 되돌려도 되는지 물어본 사람이 없어요.
error-silence = 이 테이블에서는 규칙 때문에 대화할 수 없어요.
error-seat-unknown = 이 테이블에는 { $seat }번 자리가 없어요.
error-seat-taken = 이미 누가 앉은 자리예요.
error-seated-already = 이미 이 테이블의 { $seat }번 자리에 앉아 있어요.
error-seat-not-away = { $seat }번 자리는 봇이 대신할 만큼 오래 비어 있지 않아요.
error-seat-not-lent = 대신 플레이하는 봇이 없어요.
error-seat-empty = { $seat }번 자리에는 다른 사람이 없어요.
error-kept-out = 테이블을 연 사람이 이 자리에 앉지 못하게 했어요.
error-muted = 테이블을 연 사람이 대화를 막았어요.
error-log-full = 이 테이블에는 기록이 가득 차서 게임을 끝까지 진행하는 것만 할 수 있어요.
error-too-many-sockets = 이미 { $most }번 접속해 있어요. 먼저 창을 하나 닫으세요.
error-database-away = 데이터베이스가 응답하지 않아요. 잃은 것은 없으니 다시 시도하세요.
error-not-owner = 테이블을 연 사람만 할 수 있어요.
error-table-private = 비공개 테이블이에요. 초대 링크가 필요해요.
error-table-unknown = 그런 테이블은 없어요.
error-table-older-rules = 이전 규칙(버전 { $found })으로 진행한 테이블이에요. 지금 서버의 규칙은 버전 { $known }이라서 더는 열 수 없어요.
error-table-unreadable = 저장된 테이블을 읽을 수 없어서 더는 열 수 없어요.
error-table-busy = 지금 이 테이블에 일이 너무 몰려 있어요. 다시 시도하세요.
error-table-damaged = 이 테이블의 기록이 서로 맞지 않아요.
error-not-signed-in = 먼저 이름을 정하세요.
error-name = 이름은 화면에 보이는 글자로 1~{ $longest }자여야 해요.
error-too-fast = 너무 빨라요. 잠시 기다리세요.
error-too-many-tables = 이미 테이블을 { $most }개 열어 두었어요. 먼저 하나를 마치세요.
error-message-too-big = 너무 길어요. 최대 { $longest }바이트예요.
error-message = 서버가 메시지를 이해하지 못했어요: { $reason }
error-request = 서버가 요청을 이해하지 못했어요. { $where }: { $reason }
error-nul = 여기에서는 글에 U+0000 문자를 쓸 수 없어요.
error-origin = 다른 사이트에서 온 요청은 받지 않아요.
error-not-found = 여기에는 아무것도 없어요.
error-method = 여기서는 할 수 없는 일이에요.
error-mistake = 서버에 문제가 생겼어요. 잃은 것은 없으니 다시 시도하세요.
error-no-analysis = { $game } 게임은 아직 분석할 수 없어요. 분석할 수 있는 게임: { $known }.
error-no-hints-today = 오늘의 꿈이 끝나기 전에는 힌트를 볼 수 없어요.
error-not-asked = 지금은 결정할 차례가 아니에요.
error-advice-busy = 한 번에 하나씩만 물어볼 수 있어요. 아직 조언을 찾고 있어요.
error-match-too-long = 결정이 { $most }번을 넘는 게임이에요. 너무 길어서 여기서는 되돌아볼 수 없어요.
error-record-late = 기록을 처리하는 데 시간이 너무 오래 걸렸어요. 나중에 다시 시도하세요.
error-advice-late = 제시간에 조언을 찾지 못했어요.
error-setting = 서버 설정 값을 쓸 수 없어요: { $reason }
error-database = “{ $url }”: 데이터베이스 주소가 아니에요. sqlite:///파일 또는 postgresql://사용자@호스트/이름으로 쓰세요.
error-port = { $port }번 포트는 없어요. 포트 번호는 { $highest }까지예요.
error-port-busy = { $port }번 포트는 다른 프로그램이 쓰고 있어요. 그 프로그램을 끝내거나 --port로 다른 포트를 고르세요.
error-address = 서버가 { $host } 주소의 { $port }번 포트를 열 수 없어요: { $reason }
error-database-closed = “{ $url }” 데이터베이스를 열 수 없어요: { $reason }
error-database-newer = “{ $url }” 데이터베이스는 더 새로운 Reverie에서 만든 것이에요. 새 버전을 설치하세요.
error-server-missing = 서버에는 { $package } 패키지가 필요해요. 설치: pip install "reverie[server]"
reason-missing = 그런 파일이 없어요
reason-folder = 파일이 아니라 폴더예요
reason-denied = 권한이 없어요
reason-other = 시스템 메시지 “{ $message }”

## 명령줄

cli-usage = 사용법:{" "}
cli-usage-options = [옵션]
cli-usage-command = 명령 …
cli-options = 옵션
cli-commands = 명령
cli-examples = 예시
cli-default = { $meaning } [{ $value }]
cli-flag-help = 이 도움말을 보여 주고 끝내요.
cli-about = 세 가지 보드게임을 즐기고, 분석하고, 연구해요. 비공식 팬 에디션이에요.
cli-games = 게임 목록을, 또는 한 게임의 옵션을 보여 줘요.
cli-play = 터미널에서 게임을 해요.
cli-replay = 기록된 판을 한 수씩 보여 줘요.
cli-verify = 기록을 검사해요: 모든 행이 규칙에 맞는지, 모든 운이 시드에서 나왔는지 확인해요.
cli-rules = 게임 규칙을 조항별로 보여 줘요.
cli-simulate = 봇으로 여러 판을 돌려요.
cli-arena = 봇들이 같은 조건으로 겨루게 하고, 누가 더 나은지 얼마나 확실한지 보여 줘요.
cli-version = 버전과 실행 중인 빌드를 보여 줘요.
cli-serve = 사람과 봇이 네트워크로 함께 게임할 수 있게 서버를 실행해요.
cli-flag-lang = 언어: en, pl, ko 중 하나.
cli-flag-version = 버전을 보여 주고 끝내요.
cli-flag-players = 플레이어 수.
cli-flag-opponents = 함께 플레이할 봇: 하나만 쓰면 나머지 모든 자리에, 여럿을 쉼표로 쓰면 순서대로 마지막 자리들에 앉아요.
cli-flag-seed = 모든 운의 바탕이 되는 시드. 시드가 같으면 카드도 똑같이 나와요.
cli-flag-options = 게임 옵션, ‘이름=값’ 꼴. 여러 번 쓸 수 있어요.
cli-flag-own_content = 이 콘텐츠 파일의 카드로 플레이해요.
cli-flag-resume = 저장한 판을 이어서 해요.
cli-flag-save = 결정할 때마다 판을 이 파일에 저장해요.
cli-flag-step = 결정할 때마다 멈추고 테이블을 보여 줘요.
cli-flag-seat = 누구의 눈으로 볼지: 1, 2, … 쓰지 않으면 모두 보여 줘요.
cli-flag-bot = 모든 자리를 맡을 봇. 쉼표로 여럿을 적으면 돌아가며 모든 자리에 앉아요.
cli-flag-games = 판 수.
cli-flag-jobs = 프로세스 수. “all”은 코어마다 하나씩이에요.
cli-flag-cluster = Ray 클러스터에서 돌려요. 주소, “auto”(이 컴퓨터의 클러스터, 없으면 새로 띄움), “local”(새로 띄움) 가운데 하나예요.
cli-flag-journal = 끝낸 부분을 이 파일에 남겨요. 멈춘 실행은 여기서부터 이어져요.
cli-flag-record = 시뮬레이션의 N번 판을 다시 플레이하고 그 기록을 이 파일에 저장해요.
cli-flag-bots = 겨룰 봇들, 쉼표로 구분해요.
cli-flag-deals = 시드 수. 시드마다 모든 봇이 같은 조건으로 플레이하고, 서로 겨루는 게임에서는 모든 자리에 앉아 봐요.
cli-flag-margin = 두 봇 가운데 누가 나은지, 또는 차이가 이 값(%p)보다 작은지 분명해지면 바로 멈춰요.
cli-flag-as_json = JSON으로 출력해요.
cli-flag-host = 서버가 연결을 기다릴 주소.
cli-flag-port = 서버가 연결을 기다릴 포트.
cli-flag-db = 데이터베이스: sqlite:///파일 또는 postgresql://사용자@호스트/이름.
cli-flag-client = 함께 제공할 웹 클라이언트 폴더.
cli-flag-browse = 브라우저로 열기.

serve-address = Reverie가 열렸어요: { $address }
serve-address-others = 같은 네트워크의 다른 사람은 { $address } 주소로 들어와요
version = Reverie { $version }, { $build ->
    [compiled] 컴파일 빌드
   *[interpreted] 인터프리터 빌드
}, Python { $python }

games-title = 게임
games-name = 이름
games-game = 게임
games-players = 인원
games-rules = 규칙
games-hint =
    게임하기: reverie play { $game }
    옵션 보기: reverie games { $game }
options-title = { $game } 옵션
options-name = 옵션
options-values = 값
options-default = 기본값
options-rule = 규칙
options-meaning = 정하는 것

verify-good = 올바른 기록이에요. 로그 { $lines }행이 규칙에 맞고, 모든 운이 시드에서 나왔어요.
verify-unfinished = 아직 끝나지 않은 판이에요.
verify-seed = 시드 { $seed }, SHA-256 { $hash }

simulate-progress = 진행한 판
simulate-games = 판 수
simulate-wins = 이긴 판
simulate-share = 승률
simulate-speed = 초당 판 수
simulate-decisions = 초당 결정 수
simulate-mean = 판당 결정 수
simulate-points = 자리별 평균 점수
simulate-bot = { $bot }: 승률, 평균 점수
simulate-build = 빌드
simulate-seed = 시드
simulate-stopped = 멈췄어요.

arena-progress = 시드
arena-played = 하위 시드 { $deals }개, { $matches }판. 시드 { $seed }
arena-bot = 봇
arena-share = 승률
arena-interval = 95% 신뢰구간
arena-points = 평균 점수
arena-time = 결정당 ms
arena-pair = 같은 조건에서 견주면
arena-difference = 승률 차이(%p)
arena-verdict-better = { $bot } 봇이 더 나아요. 이 판정이 틀릴 확률은 5% 이하예요.
arena-verdict-alike = 두 봇의 차이는 { $margin }%p보다 작아요. 이 판정이 틀릴 확률은 5% 이하예요.
arena-verdict-open = 시드 { $deals }개로는 아직 가릴 수 없어요. 더 돌려 봐야 해요.

## 터미널에서 하기

play-seed = 시드: { $seed }. 시드의 SHA-256 앞부분: { $hash }.
play-secret-seed = 시드의 SHA-256: { $hash }. 시드는 판이 끝나면 보여 줘요.
play-hint = 번호나 행동을 입력하세요. “help”를 입력하면 다른 명령도 볼 수 있어요.
play-help =
    번호나 행동(예: “{ $example }”)을 입력하면 그대로 해요.
    undo: 마지막 행동 되돌리기
    why 행동: 어떤 규칙 때문에 안 되는지 보기
    rule 번호: 규칙 보기(예: “rule { $rule }”)
    table: 테이블과 선택지 다시 보기
    counts: 아직 보지 못한 카드 보기
    log: 지금까지 있었던 일 보기
    save 파일: 판 저장하기
    quit: 판을 저장하고 끝내기
play-thinking = { $player }번 플레이어 차례예요. { $bot } 봇이 생각하고 있어요 …
play-undone = 되돌렸어요.
play-type-again = 그래도 하려면 한 번 더 입력하세요.
play-allowed = 할 수 있는 행동이에요.
play-saved = { $file }에 저장했어요. 이어서 하기: reverie play --resume { $file }
play-overwrite = “{ $file }” 파일이 이미 있어요. 덮어쓰려면 y를, 그대로 두려면 다른 것을 입력하세요.
play-not-saved = 저장하지 않았어요.
play-hand-over = { $player }번 플레이어 차례예요. 다른 사람은 화면을 보지 마세요.
play-press-enter = Enter를 누르세요.
play-no-save-name = 저장할 곳을 적으세요: save 파일
play-no-rule = “{ $rule }”: 그런 규칙은 없어요.
play-what = 어떤 행동인지 적으세요: why { $example }
play-end-seed = 시드: { $seed }
play-again = 같은 카드로 다시 하기: { $command }
play-wait = 계속하려면 Enter, 멈추려면 q를 누르세요.
player = { $player }번 플레이어
score = { $player }번 플레이어: { $points }점
winner = { $player }번 플레이어가 이겼어요!

## 봇이 테이블에서 쓰는 이름; 명령줄에서는 영어 이름을 그대로 써요

bot-sleepwalker = 몽유병자
bot-apprentice = 견습생
bot-lucid = 자각몽
bot-oracle = 예언자
