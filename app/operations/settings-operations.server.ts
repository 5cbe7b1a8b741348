import {
  addReceiver,
  changeReceiver,
  pauseReceiver,
  readReceivers,
  removeReceiver,
  rotateReceiverSecret,
  testReceiver,
} from '#domain/automation/receivers.operations.server.ts'
import { changeHours } from '#domain/callbacks/change-hours.operations.server.ts'
import {
  changeContractFigure,
  changeSensitiveSetting,
  changeWords,
  readSettings,
} from '#domain/settings/settings.operations.server.ts'
import type { OperationFacts } from '#domain/shared/operation.ts'

/** The operations behind the pages of settings, by method and path. */
export const settingsOperations: Record<string, readonly OperationFacts[]> = {
  'GET /desk/settings': [readSettings],
  'GET /desk/settings/webhooks': [readReceivers],
  'POST /desk/settings/webhooks': [addReceiver],
  'GET /desk/settings/webhooks/:id': [readReceivers],
  'POST /desk/settings/webhooks/:id': [
    changeReceiver,
    pauseReceiver,
    rotateReceiverSecret,
    removeReceiver,
    testReceiver,
  ],
  'GET /desk/settings/:key': [readSettings],
  'POST /desk/settings/:key': [changeHours, changeWords, changeContractFigure, changeSensitiveSetting],
}
