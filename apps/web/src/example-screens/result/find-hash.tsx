import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { readHash } from '@slipway/sdk/receipt/read-hash'
import { TextField } from '@slipway/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useGoTo } from '../../core/use-go-to.ts'
import classes from './result.module.css'

/** Asks for the hash of a transaction. */
export function FindHash() {
  const goTo = useGoTo()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tx = readHash(text)
    setWrong(!tx)
    if (tx) goTo('/result/success', { tx })
  }
  return (
    <form noValidate className={classes.find} onSubmit={submit}>
      <TextField
        label={m.template_result_find()}
        rule={m.template_result_find_rule()}
        value={text}
        spellCheck={false}
        error={isWrong ? m.template_result_wrong_text() : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <Button type="submit" variant="default">
        {m.template_result_find_go()}
      </Button>
    </form>
  )
}
