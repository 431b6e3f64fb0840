# Что ложится поверх стола: меню и то, что оно открывает.

page-log = Ход игры
page-log-empty = Ещё ничего не произошло.
page-move-seat = Перенести моё место на другое устройство
page-move-seat-why = У кого есть эта ссылка, тот играет за тебя. Открой её на другом своём устройстве и никому не показывай.
page-leave-sure = Если уйти во время игры, за тебя доиграет бот, и вернуться будет нельзя.
page-go-on-lesson = Продолжить урок
page-show-me-how = Покажи, как играть
page-pause = Пауза
page-keys = Клавиши
page-tv-how = Открой на телевизоре { $address } и введи шесть цифр, которые он покажет.
page-show = Показать
page-forget = Убрать моё имя
page-forget-sure = Твоё имя и лицо исчезнут с этого стола и из записей его игр, у всех и навсегда. Игры останутся.

## Настройки

page-settings = Настройки
page-sound = Звуки
page-notify = Сообщать, когда мой ход
page-notify-denied = Браузер не разрешает этой странице присылать уведомления.
page-set-cards = Размер карт
page-cards-small = Маленький
page-cards-normal = Обычный
page-cards-large = Большой
page-set-light = Свет
page-light-device = Как на устройстве
page-light-day = День
page-light-evening = Вечер
page-set-pace = Темп ботов
page-pace-calm = Спокойный
page-pace-normal = Обычный
page-pace-quick = Быстрый
page-set-motion = Движение
page-motion-device = Как на устройстве
page-motion-still = Без движения
page-set-vibration = Вибрация
page-set-reactions = Реакции
page-set-read-reactions = Читать реакции вслух
page-set-keys = Одиночные клавиши
page-review = Разбор
