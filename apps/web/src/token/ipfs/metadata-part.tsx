import { Button, Textarea, TextInput } from '@mantine/core'
import type { StoredLogo, StoredMetadata, TokenMetadataInput } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { focusOnceDrawn } from '../../core/focus-once-drawn.ts'
import { tokenApi } from '../../core/token-api.ts'
import { linkLabels } from '../../files/link-labels.ts'
import { linkNames } from '../../files/link-names.ts'
import { uploadProblemText } from '../../files/upload-problem.ts'
import { afterPress } from '../../form/after-press.ts'
import classes from './ipfs.module.css'
import {
  DESCRIPTION_MAX_LENGTH,
  findMetadataProblems,
  type MetadataField,
  type MetadataValues,
  NAME_MAX_LENGTH,
  SYMBOL_MAX_LENGTH,
  toMetadataInput,
} from './read-metadata.ts'

const problemTexts = {
  required: m.console_ipfs_field_required,
  too_long: m.console_ipfs_field_too_long,
  not_https: m.console_ipfs_field_not_https,
} as const

interface MetadataPartProps {
  values: MetadataValues
  onChange: (field: MetadataField, text: string) => void
  logo: StoredLogo | undefined
  onStored: (stored: StoredMetadata) => void
}

/** What wallets show of a token, as a form; every field has its rule. */
export function MetadataPart({ values, onChange, logo, onStored }: MetadataPartProps) {
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<readonly MetadataField[]>([])
  const problems = findMetadataProblems(values)
  const upload = useMutation({
    mutationFn: (input: TokenMetadataInput) => tokenApi.uploadMetadata(input),
    onSuccess: onStored,
  })
  const propsOf = (field: MetadataField) => {
    const problem = problems[field]
    return {
      value: values[field],
      error: problem && (isTried || left.includes(field)) ? problemTexts[problem]() : undefined,
      autoComplete: 'off',
      onBlur: () =>
        values[field] !== '' && afterPress(() => setLeft((before) => [...before, field])),
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange(field, event.currentTarget.value),
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length === 0) return upload.mutate(toMetadataInput(values, logo?.uri))
    focusOnceDrawn(event.currentTarget, '[aria-invalid="true"]')
  }
  return (
    <Panel title={m.console_ipfs_metadata_title()} description={m.console_ipfs_metadata_text()}>
      <form noValidate className={classes.form} onSubmit={onSubmit}>
        <div className={classes.pair}>
          <TextInput
            label={m.console_ipfs_name()}
            description={m.console_ipfs_name_rule({ max: NAME_MAX_LENGTH })}
            withAsterisk
            {...propsOf('name')}
          />
          <TextInput
            label={m.console_ipfs_symbol()}
            description={m.console_ipfs_symbol_rule({ max: SYMBOL_MAX_LENGTH })}
            withAsterisk
            {...propsOf('symbol')}
          />
        </div>
        <Textarea
          label={m.console_ipfs_description()}
          description={m.console_ipfs_description_rule({
            used: formatInteger([...values.description.trim()].length),
            max: formatInteger(DESCRIPTION_MAX_LENGTH),
          })}
          minRows={4}
          autosize
          maxRows={14}
          {...propsOf('description')}
        />
        <fieldset className={classes.links}>
          <legend>{m.console_ipfs_links()}</legend>
          <p>{m.console_ipfs_links_rule()}</p>
          <div className={classes.pair}>
            {linkNames.map((name) => (
              <TextInput
                key={name}
                label={linkLabels[name]()}
                placeholder="https://"
                {...propsOf(name)}
              />
            ))}
          </div>
        </fieldset>
        {upload.error && (
          <NoticeBox tone="bad" role="alert" title={m.console_ipfs_refused()}>
            {uploadProblemText(upload.error)}
          </NoticeBox>
        )}
        <Button type="submit" className={classes.submit} loading={upload.isPending}>
          {m.console_ipfs_store()}
        </Button>
      </form>
    </Panel>
  )
}
