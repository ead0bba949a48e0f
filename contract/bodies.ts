import { type ZodMiniType } from 'zod/mini'
import { emailChangeSchema, loginSchema, passwordChangeSchema, registrationSchema } from './account.ts'
import { blockSchema } from './block.ts'
import { appealDecidingSchema, claimSchema, decidingSchema } from './case.ts'
import { editedCarSchema, newCarSchema } from './car.ts'
import { newStateSchema, renewedOffersSchema } from './car-state-rules.ts'
import { editedCommentSchema, hidingSchema, pinningSchema } from './comment-changes.ts'
import { newCommentSchema } from './comment.ts'
import { archivingSchema, readUntilSchema, typingSchema, unreadMarkSchema } from './conversation.ts'
import { editedSponsorSchema, sponsorOrderSchema } from './edited-sponsor.ts'
import { type Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { factorCodeSchema } from './factor.ts'
import { factorProofSchema, identityProofSchema } from './factor-proof.ts'
import { exclusionSchema } from './exclusion.ts'
import { heldDecisionSchema } from './held-message.ts'
import { editedMessageSchema, newMessageSchema } from './message.ts'
import { accountStateSchema, contentStateSchema } from './moderation.ts'
import { noticeSettingsSchema } from './notice-choices.ts'
import { noticeReadingSchema } from './notice-reading.ts'
import { newPasskeySchema, passkeyLoginSchema } from './passkey.ts'
import { newPriceOfferSchema, priceOfferActionSchema } from './price-offer-rules.ts'
import { privacySchema } from './privacy.ts'
import { ownProfileSchema, sellerSchema } from './profile-rules.ts'
import { confirmationSchema, languageSchema, passwordResetSchema, recoverySchema, resetMailSchema } from './rights.ts'
import { newPushSubscriptionSchema, pushEndSchema } from './push.ts'
import { newAnswerSchema } from './saved-answer.ts'
import { newWarningAnswerSchema } from './radar.ts'
import { savedNoteSchema, seenCarsSchema, visitorSavedSchema } from './saved.ts'
import { meetingSchema, metAnswersSchema } from './handover-rules.ts'
import { newSavedSearchSchema, savedSearchChangeSchema } from './saved-search.ts'
import { newSaidFactSchema } from './said-fact.ts'
import { newAppealSchema, newReportSchema } from './report.ts'
import { siteSchema } from './site.ts'
import { sharingSchema } from './sharing.ts'
import { newViewingSchema, viewingActionSchema } from './viewing-rules.ts'
import { unpublishedCarSchema } from './unpublished-car.ts'

interface Settings {
  mailProvider: string
}

/** Apart from the table of calls, so that pages that only read load no schema. */
const schemas = new Map<Endpoint, (settings: Settings) => ZodMiniType>([
  [endpoints.register, ({ mailProvider }) => registrationSchema(mailProvider)],
  [endpoints.login, ({ mailProvider }) => loginSchema(mailProvider)],
  [endpoints.changePassword, () => passwordChangeSchema],
  [endpoints.changeEmail, ({ mailProvider }) => emailChangeSchema(mailProvider)],
  [endpoints.finishLogin, () => factorProofSchema],
  [endpoints.loginByPasskey, () => passkeyLoginSchema],
  [endpoints.createPasskey, () => newPasskeySchema],
  [endpoints.confirmIdentity, () => identityProofSchema],
  [endpoints.confirmApp, () => factorCodeSchema],
  [endpoints.setPrivacy, () => privacySchema],
  [endpoints.setLanguage, () => languageSchema],
  [endpoints.setOwnProfile, () => ownProfileSchema],
  [endpoints.declareSeller, () => sellerSchema],
  [endpoints.makeRecoveryCode, () => confirmationSchema],
  [endpoints.recover, ({ mailProvider }) => recoverySchema(mailProvider)],
  [endpoints.askResetMail, ({ mailProvider }) => resetMailSchema(mailProvider)],
  [endpoints.resetPassword, () => passwordResetSchema],
  [endpoints.askArchive, () => confirmationSchema],
  [endpoints.askDeletion, () => confirmationSchema],
  [endpoints.createCar, () => newCarSchema],
  [endpoints.editCar, () => editedCarSchema],
  [endpoints.estimateCar, () => unpublishedCarSchema],
  [endpoints.setCarState, () => newStateSchema],
  [endpoints.endOffersAgain, () => renewedOffersSchema],
  [endpoints.saveCar, () => savedNoteSchema],
  [endpoints.mergeSavedCars, () => visitorSavedSchema],
  [endpoints.markSeenCars, () => seenCarsSchema],
  [endpoints.saveSearch, () => newSavedSearchSchema],
  [endpoints.changeSavedSearch, () => savedSearchChangeSchema],
  [endpoints.changeExclusion, () => exclusionSchema],
  [endpoints.changeBlock, () => blockSchema],
  [endpoints.setSharing, () => sharingSchema],
  [endpoints.createComment, () => newCommentSchema],
  [endpoints.editComment, () => editedCommentSchema],
  [endpoints.sayFact, () => newSaidFactSchema],
  [endpoints.pinComment, () => pinningSchema],
  [endpoints.hideComment, () => hidingSchema],
  [endpoints.createMessage, () => newMessageSchema],
  [endpoints.pushSent, () => newMessageSchema],
  [endpoints.editMessage, () => editedMessageSchema],
  [endpoints.makePriceOffer, () => newPriceOfferSchema],
  [endpoints.actOnPriceOffer, () => priceOfferActionSchema],
  [endpoints.proposeViewing, () => newViewingSchema],
  [endpoints.actOnViewing, () => viewingActionSchema],
  [endpoints.confirmMeeting, () => meetingSchema],
  [endpoints.answerAboutMeeting, () => metAnswersSchema],
  [endpoints.markRead, () => readUntilSchema],
  [endpoints.markUnread, () => unreadMarkSchema],
  [endpoints.tellTyping, () => typingSchema],
  [endpoints.archiveConversation, () => archivingSchema],
  [endpoints.readNotices, () => noticeReadingSchema],
  [endpoints.changeNoticeSettings, () => noticeSettingsSchema],
  [endpoints.subscribePush, () => newPushSubscriptionSchema],
  [endpoints.endPush, () => pushEndSchema],
  [endpoints.decideHeldMessage, () => heldDecisionSchema],
  [endpoints.answerWarnings, () => newWarningAnswerSchema],
  [endpoints.moderateAccount, () => accountStateSchema],
  [endpoints.moderateOffer, () => contentStateSchema],
  [endpoints.moderateComment, () => contentStateSchema],
  [endpoints.addAnswer, () => newAnswerSchema],
  [endpoints.changeAnswer, () => newAnswerSchema],
  [endpoints.setSite, () => siteSchema],
  [endpoints.addSponsor, () => editedSponsorSchema],
  [endpoints.changeSponsor, () => editedSponsorSchema],
  [endpoints.orderSponsors, () => sponsorOrderSchema],
  [endpoints.report, () => newReportSchema],
  [endpoints.appealReport, () => newAppealSchema],
  [endpoints.appealDecision, () => newAppealSchema],
  [endpoints.claimCase, () => claimSchema],
  [endpoints.decideCase, () => decidingSchema],
  [endpoints.decideAppeal, () => appealDecidingSchema],
])

/** The schema of a call's body; undefined when the call takes none. */
export function bodySchema(endpoint: Endpoint, settings: Settings): ZodMiniType | undefined {
  return schemas.get(endpoint)?.(settings)
}
