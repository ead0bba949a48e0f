/**
 * The English catalogue; each section is a file of its own, which a page loads with the first screen that needs it.
 */

/** Sentences of broken rules, by message id. */
export { messages } from '../../contract/messages.ts'
export { auth } from './en/auth.ts'
export { cars } from './en/cars.ts'
export { chat } from './en/chat.ts'
export { comments } from './en/comments.ts'
export { estimates } from './en/estimates.ts'
export { facts } from './en/facts.ts'
export { filters } from './en/filters.ts'
export { frame } from './en/frame.ts'
export { home } from './en/home.ts'
export { live } from './en/live.ts'
export { notFound } from './en/not-found.ts'
export { offers } from './en/offers.ts'
export { offline } from './en/offline.ts'
export { personal } from './en/personal.ts'
export { photos } from './en/photos.ts'
export { priceGuide } from './en/price-guide.ts'
export { search } from './en/search.ts'
export { settings } from './en/settings.ts'
export { share } from './en/share.ts'
export { sponsors } from './en/sponsors.ts'
export { ui } from './en/ui.ts'
export { users } from './en/users.ts'
