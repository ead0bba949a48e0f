import { useQuery } from '@tanstack/react-query'
import { awaitAddresses, choosePhotos, dropPhoto } from '../photos/chosen-photos.ts'
import { texts } from '../texts.ts'
import { profileFactsQuery } from '../users/profile-facts-query.ts'
import { profileQuery } from '../users/profile-query.ts'
import { AboutForm } from './about-form.tsx'
import { OwnPicture } from './own-picture.tsx'
import { setOwnProfile } from './own-profile-queries.ts'
import { Section } from './section.tsx'
import { SellerForm } from './seller-form.tsx'

const words = texts.ownProfile

/** What a person says of themselves: picture, a few words, private or trader. */
export function OwnProfile({ myId }: { myId: string }) {
  const { data: profile } = useQuery(profileQuery(myId))
  const { data: facts } = useQuery(profileFactsQuery(myId))
  if (!profile || !facts) return null

  async function takePicture(file: File) {
    await setOwnProfile(myId, { picture: await upload(file) })
  }

  return (
    <>
      <Section title={words.title} hint={words.hint}>
        <OwnPicture profile={profile} onChoose={takePicture} onRemove={() => setOwnProfile(myId, { picture: null })} />
        <AboutForm myId={myId} about={facts.about} />
      </Section>
      <Section id="seller" title={words.seller} hint={words.sellerHint}>
        <SellerForm key={facts.seller} myId={myId} facts={facts} />
      </Section>
    </>
  )
}

/** Uploads a picture as the photos of an offer are, and answers its address. Throws `CallError`. */
async function upload(file: File): Promise<string> {
  const keys = choosePhotos([file])
  try {
    const [address] = await awaitAddresses(keys)
    return address ?? ''
  } finally {
    for (const key of keys) dropPhoto(key)
  }
}
