/** The path of the page with the steps of a sale, which the server makes without the app. */
export const safeDealPath = '/safe-deal'

/** The path of the page with the rules and what is stored of people, likewise. */
export const rulesPath = '/rules'
