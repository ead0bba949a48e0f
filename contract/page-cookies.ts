/** Says to the server that somebody is logged in, so that it draws no page for visitors; it proves nothing. */
export const memberCookie = 'member'
