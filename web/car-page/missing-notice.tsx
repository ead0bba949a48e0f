import { ListTodo } from 'lucide-react'
import { type CarWithId } from '../../contract/car.ts'
import { missingFacts } from '../car-parts/missing-facts.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Tells the owner what an offer for sale does not state yet. */
export function MissingNotice({ car }: { car: CarWithId }) {
  const missing = missingFacts(car)
  if (missing.length === 0 || car.state === 'sold') return null
  return (
    <Notice
      icon={<ListTodo />}
      actions={
        <ButtonLink variant="secondary" size="small" href={href('editCar', { themeId: car.id })}>
          {texts.missing.add}
        </ButtonLink>
      }
    >
      <strong>{texts.missing.still(missing)}</strong> {texts.missing.why}
    </Notice>
  )
}
