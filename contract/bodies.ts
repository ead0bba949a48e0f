import { type ZodMiniType } from 'zod/mini'
import { loginSchema, passwordChangeSchema, registrationSchema } from './account.ts'
import { editedCarSchema, newCarSchema } from './car.ts'
import { newStateSchema } from './car-state-rules.ts'
import { newCommentSchema } from './comment.ts'
import { type Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { exclusionSchema } from './exclusion.ts'
import { newMessageSchema } from './message.ts'
import { accountStateSchema, contentStateSchema } from './moderation.ts'
import { privacySchema } from './privacy.ts'
import { confirmationSchema, passwordResetSchema, recoverySchema, resetMailSchema } from './rights.ts'
import { savedNoteSchema, visitorSavedSchema } from './saved.ts'
import { newSavedSearchSchema, savedSearchChangeSchema } from './saved-search.ts'
import { sharingSchema } from './sharing.ts'

interface Settings {
  mailProvider: string
}

/** Apart from the table of calls, so that a page that only asks carries no schema. */
const schemas = new Map<Endpoint, (settings: Settings) => ZodMiniType>([
  [endpoints.register, ({ mailProvider }) => registrationSchema(mailProvider)],
  [endpoints.login, ({ mailProvider }) => loginSchema(mailProvider)],
  [endpoints.changePassword, () => passwordChangeSchema],
  [endpoints.setPrivacy, () => privacySchema],
  [endpoints.makeRecoveryCode, () => confirmationSchema],
  [endpoints.recover, ({ mailProvider }) => recoverySchema(mailProvider)],
  [endpoints.askResetMail, ({ mailProvider }) => resetMailSchema(mailProvider)],
  [endpoints.resetPassword, () => passwordResetSchema],
  [endpoints.askArchive, () => confirmationSchema],
  [endpoints.askDeletion, () => confirmationSchema],
  [endpoints.createCar, () => newCarSchema],
  [endpoints.editCar, () => editedCarSchema],
  [endpoints.setCarState, () => newStateSchema],
  [endpoints.saveCar, () => savedNoteSchema],
  [endpoints.mergeSavedCars, () => visitorSavedSchema],
  [endpoints.saveSearch, () => newSavedSearchSchema],
  [endpoints.changeSavedSearch, () => savedSearchChangeSchema],
  [endpoints.changeExclusion, () => exclusionSchema],
  [endpoints.setSharing, () => sharingSchema],
  [endpoints.createComment, () => newCommentSchema],
  [endpoints.createMessage, () => newMessageSchema],
  [endpoints.pushSent, () => newMessageSchema],
  [endpoints.moderateAccount, () => accountStateSchema],
  [endpoints.moderateOffer, () => contentStateSchema],
  [endpoints.moderateComment, () => contentStateSchema],
])

/** The schema that checks the body of a call, if it takes one that has a shape. */
export function bodySchema(endpoint: Endpoint, settings: Settings): ZodMiniType | undefined {
  return schemas.get(endpoint)?.(settings)
}
