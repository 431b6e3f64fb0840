# The dice game: what is advised and why. The page asks for it with the first hint.

advice-dice-keep = Оставь { $dice }: тогда для фазы { $phase } не хватает кубиков: { $missing }, и следующий бросок собирает её примерно { $chance } раз из 100.
advice-dice-keep-nothing = Брось все кубики снова: так фаза { $phase } собирается примерно { $chance } раз из 100.
advice-dice-improve-safely = Оставь { $dice }: эти очки ({ $points }) уже твои, а остальные кубики могут дать больше.
advice-dice-improve = Оставь { $dice } и попробуй получить больше (сейчас очков: { $points }): после следующего броска фаза собрана примерно { $chance } раз из 100.
advice-dice-stop = Остановись: эти очки ({ $points }) ценнее ещё одного броска.
advice-dice-stop-locked = Остановись: все кубики отложены, бросать больше нечего.
advice-dice-stopped = { $name } больше не бросает.
    .you = Ты больше не бросаешь.
advice-dice-score = Запиши: очков достаточно ({ $points }).
advice-dice-decline = Откажись: очков мало ({ $points }), новая попытка ценнее.

## The best choices in figures: what stands above the columns, and where the figures are from

advice-best = Сколько стоят лучшие варианты
advice-choice = вариант
advice-stop = остановиться
advice-total = итог
advice-cost = потеря
advice-win = победа
advice-phase = фаза
advice-dice-being-solved = Точные значения для этих правил ещё вычисляются: пока это оценки.
advice-dice-estimated = Это оценки: для этих правил точных значений здесь нет.
advice-how-total = Итог: сколько очков в среднем принесёт вся игра, если дальше играть наилучшим образом. Игра решена с конца, каждый бросок — со своей точной вероятностью.
advice-how-win = Победа: вероятность выиграть. Гонка вдвоём решена с конца; несколько соперников берутся по одному, как если бы они были независимы.
advice-how-cost = Потеря: на сколько очков этот выбор в среднем хуже лучшего, по оценкам.
advice-how-phase = Фаза: вероятность, что эта попытка соберёт фазу.
