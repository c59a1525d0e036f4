import { serveDesk } from '../../list-file/serve-desk.ts'
import { ListDesk } from './list-desk.ts'
import type { ListRequest } from './list-messages.ts'

const desk = new ListDesk()

serveDesk<ListRequest>((request, tell) => desk.answer(request, tell))
