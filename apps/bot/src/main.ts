import { readConfig } from './read-config.ts'
import { startBot } from './start-bot.ts'

const bot = await startBot(readConfig(process.env))

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  void bot.stop().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
