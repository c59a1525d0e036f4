import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { comparePictures, type Difference } from './compare-pictures.ts'
import { isMainPicture } from './main-screens.ts'

/** A picture that nobody has accepted as it is. */
export interface OpenPicture {
  /** Its screen's folder and its name, such as `token_create/en-US-light-390.png`. */
  readonly picture: string
  /** Undefined for one that has no accepted picture yet. */
  readonly difference: Difference | undefined
  readonly isMain: boolean
}

/** Pictures of a folder, by the screens that they show; all of them where none is named. */
export function listPictures(folder: string, screens: readonly string[] = []): readonly string[] {
  const all = globSync('*/*.png', { cwd: folder }).map((picture) => picture.replaceAll('\\', '/'))
  return all
    .filter((picture) => screens.length === 0 || screens.includes(picture.split('/')[0] ?? ''))
    .sort()
}

/** The pictures of a run that differ from those that were accepted, or have none; what was not taken is passed over. */
export function compareScreens(
  taken: string,
  accepted: string,
  screens: readonly string[] = [],
): readonly OpenPicture[] {
  return listPictures(taken, screens).flatMap((picture): OpenPicture[] => {
    const isMain = isMainPicture(picture)
    if (!existsSync(join(accepted, picture))) return [{ picture, difference: undefined, isMain }]
    const [before, after] = [accepted, taken].map((folder) =>
      readFileSync(join(folder, picture)),
    ) as [Buffer, Buffer]
    const difference = comparePictures(before, after)
    return difference ? [{ picture, difference, isMain }] : []
  })
}

/** Keeps the pictures of a run as those that somebody has looked at. */
export function acceptScreens(
  taken: string,
  accepted: string,
  screens: readonly string[] = [],
): number {
  const pictures = listPictures(taken, screens)
  for (const picture of pictures) {
    mkdirSync(dirname(join(accepted, picture)), { recursive: true })
    cpSync(join(taken, picture), join(accepted, picture))
  }
  return pictures.length
}
