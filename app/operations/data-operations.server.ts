import {
  cancelCoverageJob,
  fetchCoverage,
  readCoverage,
  removeCoverageUpload,
  takeBackCoverage,
  uploadCoverage,
} from '#domain/availability/coverage.operations.server.ts'
import {
  decideLabelDifference,
  fetchProviderLabels,
  readLabels,
  readLabelsOfProvider,
  takeBackLabels,
  uploadLabels,
} from '#domain/label-work/label-work.operations.server.ts'
import { decideOnRefusal, readPromises } from '#domain/served-promises/served-promises.operations.server.ts'
import type { OperationFacts } from '#domain/shared/operation.ts'

/** Coverage and labels at the desk. */
export const dataPages: Record<string, readonly OperationFacts[]> = {
  'GET /desk/coverage': [readCoverage],
  'POST /desk/coverage': [fetchCoverage, cancelCoverageJob, takeBackCoverage, removeCoverageUpload],
  'GET /desk/coverage/map': [readCoverage],
  'GET /desk/coverage/promises': [readPromises],
  'POST /desk/coverage/promises': [decideOnRefusal],
  'POST /desk/coverage/uploads': [uploadCoverage],
  'POST /desk/coverage/uploads/:upload': [uploadCoverage],
  'GET /desk/labels': [readLabels],
  'POST /desk/labels': [decideLabelDifference, fetchProviderLabels, uploadLabels],
  'GET /desk/labels/:provider': [readLabelsOfProvider],
  'POST /desk/labels/:provider': [takeBackLabels],
}
