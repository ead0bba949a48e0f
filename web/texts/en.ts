import { messages } from '../../contract/messages.ts'
import { auth } from './en/auth.ts'
import { cars } from './en/cars.ts'
import { chat } from './en/chat.ts'
import { comments } from './en/comments.ts'
import { frame } from './en/frame.ts'
import { home } from './en/home.ts'
import { live } from './en/live.ts'
import { notFound } from './en/not-found.ts'
import { photos } from './en/photos.ts'
import { settings } from './en/settings.ts'
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
  frame,
  home,
  live,
  notFound,
  photos,
  settings,
  sponsors,
  ui,
  users,
}
