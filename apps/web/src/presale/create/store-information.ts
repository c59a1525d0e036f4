import { linkNames } from '../../files/link-names.ts'
import { presaleFiles } from '../shared/presale-files.ts'
import type { PresaleFormValues } from './presale-form-values.ts'

/** What is told about a presale as it is stored: empty fields are left out. */
export function toPresaleInfo(values: PresaleFormValues) {
  const links = Object.fromEntries(
    linkNames.map((name) => [name, values[name].trim()]).filter(([, link]) => link !== ''),
  )
  const description = values.description.trim()
  return {
    name: values.name.trim(),
    ...(description !== '' && { description }),
    ...(values.logoUri !== '' && { logo: values.logoUri }),
    ...(Object.keys(links).length > 0 && { links }),
  }
}

/** Stores it under its content's address. @returns the key that the presale keeps */
export async function storeInformation(values: PresaleFormValues): Promise<string> {
  const { cid } = await presaleFiles.uploadPresaleInfo(toPresaleInfo(values))
  return cid
}
