import { serveDesk } from '../../list-file/serve-desk.ts'
import { AirdropDesk } from './list-desk.ts'
import type { AirdropRequest } from './list-messages.ts'

const desk = new AirdropDesk()

serveDesk<AirdropRequest>((request, tell) => desk.answer(request, tell))
