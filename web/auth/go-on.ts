import { useRouter } from '@tanstack/react-router'
import { isOwnPath, screens } from '../../contract/screens.ts'

/** After login and registration: on to the path wanted before, if it is one of ours, else home (`decisions.md` 2). */
export function useGoOn(next: string | undefined): () => Promise<void> {
  const router = useRouter()
  const href = next !== undefined && isOwnPath(next) ? next : screens.home.path
  return () => router.navigate({ href, replace: true })
}
