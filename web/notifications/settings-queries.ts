import { queryOptions } from '@tanstack/react-query'
import { type NoticeSettings, type NoticeSettingsChange } from '../../contract/notice-choices.ts'
import { noticeEndpoints } from '../../contract/notice-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { dropAnswer, queryClient } from '../query-client.ts'
import { showToast } from '../ui/toast.tsx'

/** How one is notified. */
export const noticeSettingsQuery = queryOptions({
  queryKey: ['noticeSettings'],
  queryFn: ({ signal }) => call(noticeEndpoints.getNoticeSettings, { signal }),
  staleTime: 0,
})

/** Changes settings, which are shown at once; what could not be changed is shown as it is stored. */
export async function changeNoticeSettings(change: NoticeSettingsChange): Promise<void> {
  const { queryKey } = noticeSettingsQuery
  const isDropped = await dropAnswer(queryKey)
  queryClient.setQueryData<NoticeSettings>(
    queryKey,
    (known) =>
      known && {
        ...known,
        choices: { ...known.choices, ...(change.choices as Partial<NoticeSettings['choices']>) },
        ...(change.quietHours !== undefined && { quietHours: change.quietHours }),
      },
  )
  try {
    await call(noticeEndpoints.changeNoticeSettings, { body: change })
    if (isDropped) await queryClient.invalidateQueries({ queryKey })
  } catch (error) {
    showToast({ text: sentenceOf(error) })
    await queryClient.invalidateQueries({ queryKey })
  }
}
