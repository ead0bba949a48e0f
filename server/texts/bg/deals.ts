import type { deals as english } from '../en/deals.ts'

/** What a message says of a step to clients that know no steps, and in the inbox. */
export const deals: typeof english = {
  priceOffer: {
    // Offer for ${car}: ${price}
    made: (car: string, price: string) => `Оферта за ${car}: ${price}`,
    // Counter-offer for ${car}: ${price}
    countered: (car: string, price: string) => `Насрещна оферта за ${car}: ${price}`,
    // Offer accepted: ${car} for ${price}
    accepted: (car: string, price: string) => `Приета оферта: ${car} за ${price}`,
    // Offer declined: ${car} for ${price}
    declined: (car: string, price: string) => `Отказана оферта: ${car} за ${price}`,
    // Offer withdrawn: ${car} for ${price}
    withdrawn: (car: string, price: string) => `Оттеглена оферта: ${car} за ${price}`,
    // Called off: ${car} for ${price}
    calledOff: (car: string, price: string) => `Отменена уговорка: ${car} за ${price}`,
    // Reserved for you: ${car} for ${price}
    reserved: (car: string, price: string) => `Резервиран за Вас: ${car} за ${price}`,
    // No longer for sale: ${car}. The offer of ${price} has ended.
    ended: (car: string, price: string) => `Вече не се продава: ${car}. Офертата от ${price} отпада.`,
  },
  /** Once the amount has left the store. */
  priceOfferAlone: {
    // Offer for ${car}
    made: (car: string) => `Оферта за ${car}`,
    // Counter-offer for ${car}
    countered: (car: string) => `Насрещна оферта за ${car}`,
    // Price agreed: ${car}
    accepted: (car: string) => `Уговорена цена: ${car}`,
    // Offer declined: ${car}
    declined: (car: string) => `Отказана оферта: ${car}`,
    // Offer withdrawn: ${car}
    withdrawn: (car: string) => `Оттеглена оферта: ${car}`,
    // Called off: ${car}
    calledOff: (car: string) => `Отменена уговорка: ${car}`,
    // Reserved for you: ${car}
    reserved: (car: string) => `Резервиран за Вас: ${car}`,
    // No longer for sale: ${car}. The offer has ended.
    ended: (car: string) => `Вече не се продава: ${car}. Офертата отпада.`,
  },
  viewing: {
    // Viewing proposed: ${car}, ${when}
    proposed: (car: string, when: string) => `Предложен оглед: ${car}, ${when}`,
    // Viewing confirmed: ${car}, ${when}
    confirmed: (car: string, when: string) => `Потвърден оглед: ${car}, ${when}`,
    // Viewing cancelled: ${car}, ${when}
    cancelled: (car: string, when: string) => `Отменен оглед: ${car}, ${when}`,
    // No longer for sale: ${car}. The viewing is cancelled: ${when}
    ended: (car: string, when: string) => `Вече не се продава: ${car}. Огледът отпада: ${when}`,
    // Met, and confirmed by code: ${car}, ${when}
    met: (car: string, when: string) => `Среща, потвърдена с код: ${car}, ${when}`,
  },
  // Viewing of ${car}
  calendarTitle: (car: string) => `Оглед на ${car}`,
}
