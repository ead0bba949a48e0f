import { type Gender } from '../../contract/choices.ts'
import styles from './avatar.module.css'
import female from './avatars/female.svg'
import male from './avatars/male.svg'
import other from './avatars/other.svg'
import { useUiTexts } from './ui-texts.tsx'

const pictures: Record<Gender, string> = { Male: male, Female: female, Other: other }

interface AvatarProps {
  gender: Gender
  /** The address of the person's own picture. */
  picture?: string | undefined
  /** Width in px: 26 radio cards, 44 lists, 52 an offer's owner, 128 profile. */
  size: 26 | 44 | 52 | 128
  /** The gender unless given; empty for an own picture, and when a name stands next to it. */
  alt?: string
}

export function Avatar({ gender, picture, size, alt }: AvatarProps) {
  const texts = useUiTexts()
  return (
    <img
      className={styles.avatar}
      data-size={size}
      src={picture ?? pictures[gender]}
      alt={alt ?? (picture === undefined ? texts.genders[gender] : '')}
      width={size}
      height={size}
    />
  )
}
