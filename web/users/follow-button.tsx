import { type FollowedPerson } from '../../contract/user.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

interface FollowButtonProps {
  person: FollowedPerson
  onToggle: () => void
}

/** Follows or unfollows a person in a list; its name says whom. */
export function FollowButton({ person, onToggle }: FollowButtonProps) {
  return (
    <Button variant="secondary" size="small" onClick={onToggle}>
      {person.isFollowed ? texts.users.unfollow : texts.users.follow}
      <VisuallyHidden> {person.username}</VisuallyHidden>
    </Button>
  )
}
