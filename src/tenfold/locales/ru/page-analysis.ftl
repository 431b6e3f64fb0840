# The analysis board on the page.

page-analysis-why = Собери позицию нажатиями, вставь её текстом или открой запись. Потом спроси: что можно, что лучше, сколько это стоит?
page-analysis-ask = Что теперь?
page-analysis-answer = Ответ
page-analysis-you = Ты
page-analysis-phase = Фаза
page-analysis-points = Очки
page-analysis-cards = Карты
page-analysis-bonuses = Начиная с фазы 6 — вместе с тем, что записано за бонус: 250+40 или 250+0.
page-analysis-stage = Что решать
page-analysis-stage-draw = Из какой стопки взять
page-analysis-stage-play = Что выложить, добавить, сбросить
page-analysis-stage-knock = Постучать ли
page-analysis-stage-move = Каким кубиком пойти
page-analysis-stage-star = На какое поле идти дальше
page-analysis-stage-take = Откуда взять карту
page-analysis-stage-pick = Какую карту выбрать
page-analysis-stage-swap = Какие карты обменять
page-analysis-stage-ask = Какое число спросить
page-analysis-stage-give = Какую карту отдать
page-analysis-stage-keep = Какие карты оставить
page-analysis-space = Твоё поле, считая от поля СТАРТ
page-analysis-die = Кубик { $number }
page-analysis-jokers = Твои джокеры, по лицевой стороне
page-analysis-discard = Стопка сброса, верхняя карта последней
page-analysis-whose = Чья группа
page-analysis-exact = точно
page-analysis-estimate = оценка
page-analysis-legal = Можно: { $count }
page-analysis-legal-many = Можно: { $count }, для списка слишком много.
page-analysis-text = Текстом
page-analysis-paste = Вставить позицию
page-analysis-take = Принять
page-analysis-file = Или открыть запись
page-analysis-step = Шаг, от 0 до { $steps }
page-analysis-show = Показать
page-analysis-no-record = Этот файл не запись игры.
page-analysis-link = Ссылка на эту позицию

## What can be done

page-action-draw = Взять из колоды
page-action-take = Взять верхнюю карту стопки сброса
page-action-knock = Постучать
page-action-pass = Пропустить карту
page-action-lay = Выложить фазу { $number }:
page-action-add = Добавить:
page-action-discard = Сбросить:
page-action-move = Пойти на столько полей: { $count }
page-action-star = Пойти дальше на поле
page-action-pick = Выбрать:
page-action-swap = Обменять:
page-action-swap-none = Ничего не менять
page-action-ask = Спросить { $number }
page-action-give = Отдать:
page-action-keep = Оставить:
page-action-keep-none = Ничего не оставлять
