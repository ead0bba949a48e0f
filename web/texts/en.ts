import { messages } from '../../contract/messages.ts'
import { auth } from './en/auth.ts'
import { cars } from './en/cars.ts'
import { chat } from './en/chat.ts'
import { comments } from './en/comments.ts'
import { estimates } from './en/estimates.ts'
import { facts } from './en/facts.ts'
import { filters } from './en/filters.ts'
import { frame } from './en/frame.ts'
import { home } from './en/home.ts'
import { live } from './en/live.ts'
import { notFound } from './en/not-found.ts'
import { offers } from './en/offers.ts'
import { personal } from './en/personal.ts'
import { photos } from './en/photos.ts'
import { priceGuide } from './en/price-guide.ts'
import { search } from './en/search.ts'
import { settings } from './en/settings.ts'
import { share } from './en/share.ts'
import { sponsors } from './en/sponsors.ts'
import { ui } from './en/ui.ts'
import { users } from './en/users.ts'

/** The English catalogue; each section is a file of its own. */
export const en = {
  /** Sentences of broken rules, by message id. */
  messages,
  auth,
  cars,
  chat,
  comments,
  estimates,
  facts,
  filters,
  frame,
  home,
  live,
  notFound,
  offers,
  personal,
  photos,
  priceGuide,
  search,
  settings,
  share,
  sponsors,
  ui,
  users,
}
