const asked = process.env.JOURNEY_LANGUAGE

/** The language in which the product speaks in journeys (`JOURNEY_LANGUAGE`); they are written with the English texts. */
export const journeyLanguage = asked === 'bg' || asked === 'pseudo' ? asked : 'en'
