import { type Extra, type ExtraGroup } from '../../facts.ts'

const groups: Record<ExtraGroup, string> = {
  Safety: 'Безопасност',
  Comfort: 'Комфорт',
  Interior: 'Интериор',
  Exterior: 'Екстериор',
  Protection: 'Защита',
  Specialised: 'Специализирани',
  Other: 'Други',
}

const names: Record<Extra, string> = {
  ABS: 'ABS',
  ESP: 'ESP',
  Airbags: 'Въздушни възглавници',
  Isofix: 'Isofix',
  'Parking sensors': 'Парктроник',
  'Rear camera': 'Камера за задно виждане',
  'Blind spot monitor': 'Следене на мъртвата зона',
  'Lane assist': 'Асистент за лентата',
  'Air conditioning': 'Климатик',
  'Climate control': 'Климатроник',
  'Heated seats': 'Подгряване на седалките',
  'Cruise control': 'Круиз контрол',
  'Adaptive cruise': 'Адаптивен круиз контрол',
  'Electric windows': 'Електрически стъкла',
  'Electric mirrors': 'Електрически огледала',
  'Keyless entry': 'Безключов достъп',
  'Start-stop': 'Старт-стоп система',
  'Auxiliary heater': 'Стационарно отопление',
  'Leather seats': 'Кожен салон',
  'Electric seats': 'Електрически седалки',
  Navigation: 'Навигация',
  Bluetooth: 'Bluetooth',
  'Head-up display': 'Head-up дисплей',
  'Seven seats': 'Седем места',
  'Alloy wheels': 'Алуминиеви джанти',
  'LED headlights': 'LED фарове',
  'Xenon headlights': 'Ксенонови фарове',
  'Fog lights': 'Фарове за мъгла',
  'Roof rails': 'Рейлинги на покрива',
  'Panoramic roof': 'Панорамен покрив',
  Alarm: 'Аларма',
  Immobiliser: 'Имобилайзер',
  'Central locking': 'Централно заключване',
  'Full insurance': 'Каско',
  'Wheelchair access': 'Достъп с инвалидна количка',
  'Driving school': 'Учебен автомобил',
  Taxi: 'Такси',
  Ambulance: 'Линейка',
  'Tow bar': 'Теглич',
  'Winter tyres': 'Зимни гуми',
  'Gas system': 'Газова уредба',
  'Spare key': 'Резервен ключ',
  Tuning: 'Тунинг',
}

/** The name of a group of extras. */
export function extraGroupName(group: ExtraGroup): string {
  return groups[group]
}

/** The name of an extra. */
export function extraName(extra: Extra): string {
  return names[extra]
}
