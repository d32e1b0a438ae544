### 평가값이 판을 어떻게 보는지, 그리고 어떻게 배우는지.

## 명령줄

cli-hint = 끝나지 않은 판에서 선택마다 이길 확률을 보여 줘요.
cli-review = 판을 되돌아봐요. 결정마다 얼마나 손해였는지, 무엇이 운이었는지 알려 줘요.
cli-train = 게임의 평가값을 스스로 플레이하며 처음부터 다시 배우게 해요.
cli-flag-svg = 이길 확률의 곡선을 이 파일에 그림(SVG)으로 그려요.
cli-flag-matches = 평가값의 목소리마다 몇 판으로 배울지 정해요. 천 판 미만은 버려요.
cli-flag-workers = 판을 플레이하는 프로세스의 수예요. 배우는 내용은 달라지지 않아요.
cli-flag-out = 평가값을 담을 파일이에요. 멈춘 학습을 이어 갈 중간 저장 파일도 목소리마다 하나씩 그 옆에 생겨요.

error-hint-over = 이미 끝난 판이에요. “reverie review { $file }” 명령으로 되돌아볼 수 있어요.
error-review-nothing = “{ $file }” 판에서는 아직 아무도 결정을 내리지 않았어요.
error-no-training = { $game } 게임에는 배울 평가값이 없어요. 있는 게임: { $known }.
error-train-extra = 학습에는 NumPy와 SciPy가 필요해요. 이렇게 설치하세요: pip install "reverie[train]"
error-train-checkpoint = “{ $file }” 파일은 이 학습의 중간 저장 파일이 아니에요. --out으로 다른 파일을 정하거나 이 파일을 지우세요.

## 힌트

hint-title = 이길 확률: { $question }
hint-choice = 선택
hint-meaning = 뜻
hint-chance = 확률
hint-depth = { $draws ->
    [0] 앞을 내다보지 않고 배운 평가값만으로 판단했어요.
   *[other] 가장 좋은 선택들은 카드 { $draws }장 뒤까지 내다봤어요.
}

## 되돌아보기

review-title = 이길 확률
review-line = 줄
review-choice = 선택
review-chance = 선택 뒤 확률
review-cost = 손해
review-luck = 그 뒤의 운
review-start = 처음
review-luck-sum = 운: 카드가 한 일
review-skill-sum = 실력: 선택으로 잃은 것
review-now = 지금
review-won = 승리
review-lost = 패배
review-turns = 전환점
review-no-turns = 전환점이 없어요.
review-mistakes = 2%p보다 더 손해 본 선택
review-no-mistakes = 2%p보다 더 손해 본 선택이 없어요.
review-mistake = { $line }번째 줄: { $choice }. 더 나은 선택: { $better } ({ $cost }%p 차이).
review-turn = { $line }번째 줄: “{ $choice }” 다음에 운이 확률을 { $luck }%p 바꿨어요.
review-axis = 처음부터 마지막까지의 결정이에요. 점은 2%p보다 더 손해 본 선택이에요.
review-drawn = 곡선을 { $file } 파일에 그렸어요.

## 학습

train-progress = 목소리 { $voice }/{ $voices }, 판 (승률: { $share })
train-trial = 내다보며 플레이하는 시험 판
train-resumed = { $matches }판 다음부터 이어서 배워요.
train-done = { $matches }판으로 배웠어요. 평가값은 { $file } 파일에 있어요.
