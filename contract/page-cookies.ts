/** Tells the server that somebody is logged in, so that it renders no page for visitors; it grants nothing. */
export const memberCookie = 'member'
