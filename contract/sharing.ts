import * as z from 'zod/mini'

/** Whether anybody who has the link sees the public page of an offer. */
export const sharingSchema = z.object({ isShared: z.boolean({ error: 'choiceRequired' }) })
/** What is sent. */
export type Sharing = z.infer<typeof sharingSchema>
