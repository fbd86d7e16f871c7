// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.
export interface paths {
    "/tokens/{kind}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load and verify a token
         * @description A token that is unknown, tampered with, of another kind, expired (invitations after 15 days), used or declined answers TOKEN_LOAD_VERIFY_FAILURE, so that a caller learns nothing about other people's tokens.
         *     So does each link of an invitation whose membership has an account by now, or that was declined with another link, and a createCredential link of a person who has a password.
         *     An invitation that belongs to the other registration portal answers REDIRECT_TO_AIM_REGISTRATION_ERROR with `errors[0].details.pic`, the registration code.
         */
        get: operations["loadToken"];
        put?: never;
        post?: never;
        /**
         * Destroy a token
         * @description The token can no longer be loaded or executed. Possession of the token is the permission.
         *     The app gives up no token. A token ends when it is used or expires, and an invitation is declined with DELETE /associates/tokens/{token}.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute the action of a token
         * @description resetPassword sets a new password. emailVerification confirms the address that the code was sent to; CODE_EXPIRED when the person no longer has it, or another has verified it meanwhile. createCredential creates the first username and password of a person.
         *     A password that is set here ends every other link of kind resetPassword and createCredential of the person, and every session that the person signed in. The activity records it, and a mail to the verified addresses tells it. A service must hold this.
         *     A token used in the meantime answers TOKEN_EXECUTE_FAILURE; so does createCredential for a person who has a password by now. After five wrong codes the token answers TOO_MANY_ATTEMPTS.
         */
        post: operations["executeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a code, a username or an e-mail address against a token
         * @description `data.code` checks the one-time code without using it up; `data.username` and `data.emailAddress` say whether the value already exists for the client of the token.
         *     Only the token of an invitation may ask what exists, because anybody can get a reset link. The questions count with those of `checkEmailAddress`, and so does each DUPLICATE_USERNAME for the link.
         *     INVALID_TOKEN means that a token of this kind cannot check the given data.
         */
        post: operations["validateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/codeEmailVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the e-mail address of a registration
         * @description Sends the code to `emailAddress`. The token of the response (kind registrationEmailVerification) is bound to that address and to the invitation.
         *     INVALID_EMAIL: the client accepts only company addresses (flag requireOnlyAdpEmails or requireAdpEmailForICCAccess), and this is not one.
         *     ERROR_VERIFYING_ASSOCIATE: the invitation asks for the date of birth, and it is not verified yet by this link. An invitation to single sign-on needs no date.
         */
        post: operations["prepareCodeEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/createPerson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the account of an invited person
         * @description `token` comes from /tokens/codeEmailVerification. INVALID_TOKEN: a token of another kind. TOKEN_LOAD_VERIFY_FAILURE: it or its invitation has expired. TOKEN_EXECUTE_FAILURE: its invitation is used or declined, by this link or another, or its membership has an account.
         *     An invitation to single sign-on takes `isSSO: true` alone, and only in the session that its provider began for the invited person. No other invitation takes it. Anything else gets INVALID_TOKEN.
         *     `personData` has no place for the acceptance of the terms and the list of addresses. So the app creates accounts with /persons and /persons/sso, and this form is for other callers.
         */
        post: operations["createPersonFromToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/emailVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an unverified e-mail address, and send a code to the new one
         * @description `oldEmail` is the address to replace. A service must refuse a verified one: it proves who the user is, and only its deletion after a step-up ends it. DUPLICATE_EMAIL: the person has the new one, or another account has verified it. INVALID_EMAIL: `oldEmail` is not an unverified address of the person, or the new address is shared, not an address, or not of the company while the client accepts only company addresses.
         *     Too many changes block further changes for 5 minutes; a refused address is no change. The new address proves no more than the session (see addEmailAddress), and a service must tell the change to the person. A code that was sent to the old address verifies nothing (CODE_EXPIRED).
         */
        post: operations["changeUnverifiedEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account with username and password
         * @description The whole account-creation payload, with the consent of the person. The same rules as /tokens/createPerson; `token` comes from /tokens/codeEmailVerification.
         *     INVALID_TOKEN for an invitation to single sign-on: it never makes an account with a password.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account that signs in through its company
         * @description The whole account-creation payload for a person who signs in at an identity provider. The same rules as /tokens/createPerson, without username and password.
         *     INVALID_TOKEN without the session that the provider began for the invited person, and for any other invitation. That session has no account yet, so it is no condition of the call itself.
         */
        post: operations["createSsoPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentials/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link to reset a forgotten password
         * @description Known and unknown identifiers get the same response. A service must send the link to a verified address alone, because an unverified one can be mistyped. It sends a person at most five in 15 minutes, whatever the identifiers; the answer stays the same.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentials/forgotUsername": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reminder of a forgotten username
         * @description Known and unknown identifiers get the same response. A service must send the reminder to a verified address alone. It sends a person at most five in 15 minutes, whatever the identifiers; the answer stays the same.
         */
        post: operations["requestUsernameReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-registration/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a registration link to an e-mail address
         * @description Known and unknown addresses get the same response.
         */
        post: operations["requestSelfRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{clientId}/associates/{associateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one associate
         * @description Of the signed-in user. Internal staff who may start an impersonation can read every associate.
         *     The app does not call it. An invitation names its associate itself, and /persons/me/associates lists the user's own.
         */
        get: operations["getAssociate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{clientId}/associates/{associateId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the date of birth of an invited associate
         * @description The link's token asks. Its answer counts for this link alone, and five wrong dates lock this link: neither the person nor another link. A wrong date and an associate whom the link does not invite get the same response.
         */
        post: operations["verifyAssociate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{clientId}/associates/{associateId}/registration-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields that an invited associate must verify before registering
         * @description Says whether the person must enter the date of birth before creating an account. CLIENT_NOT_FOUND for an unknown client, NOT_FOUND for an unknown associate. Needs no session, because an invited person has none yet. So that nobody lists associates by trying, a service gives them random ids, and limits how many unknown ids a network address may try, such as 30 in 15 minutes.
         */
        get: operations["getRegistrationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{clientId}/associates/{associateId}/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attributes of an invited associate that the registration flow depends on
         * @description What the client stored about the associate. The app asks for it before it offers to link an existing account. Needs no session, because an invited person has none yet. So that nobody lists associates by trying, a service gives them random ids, and limits how many unknown ids a network address may try, such as 30 in 15 minutes.
         */
        get: operations["getAssociateAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{clientId}/associates/{associateId}/dob-exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the profile of an associate has a date of birth
         * @description The app does not call it. The registration settings carry the same answer in identityVerifiers.isDobPresent. Needs no session, because an invited person has none yet. So that nobody lists associates by trying, a service gives them random ids, and limits how many unknown ids a network address may try, such as 30 in 15 minutes.
         */
        get: operations["checkDateOfBirthExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description INSUFFICIENT_PERMISSIONS when the account is not set up in the product.
         */
        get: operations["getMe"];
        /**
         * Change the name of the signed-in person
         * @description The app has no form for the name of a person; the product names the call without its payload.
         */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mobile devices of the signed-in person
         * @description Every device on which the mobile app was set up, with and without biometric login.
         */
        get: operations["listMyDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{id}/authenticationTokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke the biometric login of a device
         * @description A device of another person, or one that is already revoked, is not found.
         */
        delete: operations["revokeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description A broken rule gets two errors. The first says that the password was not changed (PASSWORD_PRECONDITION_UNMATCHED). The second names the rule, which is also the top-level code.
         *     Too many wrong current passwords get TOO_MANY_ATTEMPTS as the first error.
         *     A new password ends every link of kind resetPassword and createCredential of the person, and every other session that the person signed in. A service must hold this.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/basic-credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first username and password of the signed-in person
         * @description INSUFFICIENT_PERMISSIONS when the person already has a password, which only /persons/me/credentials can change. An obligation to create the first one makes no exception: a password meets it. The new password ends links and other sessions as /persons/me/credentials does. Each DUPLICATE_USERNAME counts with the questions of checkUsernameAvailability: TOO_MANY_ATTEMPTS after 30 in 15 minutes.
         */
        post: operations["createBasicCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the signed-in user's e-mail address
         * @description Execute the code with the token of the response at /tokens/execute.
         */
        post: operations["sendMyEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the settings of a group lead
         * @description `group` is the name of a settings group or the id of a client. The app goes to the address that the response contains.
         */
        get: operations["getSettingsByGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/associates/me/clientInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client of the selected associate
         * @description The name and the brand of the client that the session acts for. CLIENT_NOT_FOUND when the selected associate has no client.
         */
        get: operations["getMyClientInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/associates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The associates of the signed-in person
         * @description All memberships of the person, suspended ones as well. The app lists only those with a client.
         */
        get: operations["listMyAssociates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/impersonation/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Start acting as an associate
         * @description From then on the session acts as the associate. It still belongs to who signed in. That person's list of sessions has it, and that person's new password ends it, not the associate's. The session gets a new id. The former id keeps the rights from before, and ends at the latest with the first call that uses the new one. Every call answers for the associate, and a change of the account is refused with 403 INSUFFICIENT_PERMISSIONS. A service must keep the reason, and tell the associate who acts and why, by an entry of the activity and a mail to the verified addresses. The response headers name the acting session, its end and its mode. INSUFFICIENT_PERMISSIONS for a person without an access role of internal staff.
         */
        put: operations["startImpersonation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/impersonation/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop acting as an associate
         * @description The session is the staff member's alone again, and gets a new id. The former id acts for the associate until the first call that uses the new one. A session without impersonation gets the same response. No obligation refuses this call.
         */
        put: operations["endImpersonation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/impersonation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom an impersonation is about
         * @description The associate and the client, so that the page can name them before the impersonation starts. INSUFFICIENT_PERMISSIONS for a person without an access role of internal staff.
         */
        get: operations["getImpersonation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/email-addresses/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an e-mail address is free
         * @description Only for a person with an open invitation: without one the response would tell every visitor who has an account. Each invitation may ask 30 times in 15 minutes.
         */
        get: operations["checkEmailAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/contact-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contact methods of the signed-in person
         * @description All e-mail addresses and phones of the person, verified or not.
         */
        get: operations["getContactInfo"];
        /**
         * Confirm that the contact info is correct
         * @description Satisfies the obligation to review the contact info. At level of assurance 3 it confirms the contacts as step-up methods. The request has no body.
         */
        put: operations["confirmContactInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/associates/me/contact-info-sor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contact methods in the client's system of record
         * @description What the employer stored about the person. These contacts are not verified, and the person cannot change them here.
         */
        get: operations["listSystemOfRecordContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/phone-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the purpose of a phone
         * @description The verification of the phone does not change.
         */
        put: operations["changePhoneUse"];
        /**
         * Add a phone
         * @description INVALID_PHONE_NUMBER: cannot be parsed as a number. PHONE_NUMBER_ALREADY_EXISTS: another person has verified it. DUPE_PHONE_NUMBER_ERROR: this person already has it. ADD_PHONE_ERROR: this person has the maximum number of phones.
         *     The number proves no more than the session, as an address does (see addEmailAddress).
         *     Each PHONE_NUMBER_ALREADY_EXISTS counts with the questions of checkUsernameAvailability: TOO_MANY_ATTEMPTS after 30 in 15 minutes.
         */
        post: operations["addPhoneNumber"];
        /**
         * Delete a phone
         * @description ONLY_CONTACT_OF_TYPE when it is the only phone.
         */
        delete: operations["deletePhoneNumber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/email-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the purpose of an e-mail address
         * @description The verification of the address does not change.
         */
        put: operations["changeEmailUse"];
        /**
         * Add an e-mail address
         * @description INVALID_EMAIL: not an address, or one that several people share, such as info@ (shared addresses cannot be used for account security), or not of the company while the client accepts only company addresses. EMAIL_ALREADY_EXISTS: another person has verified it; an unverified address keeps nobody from proving it. DUPE_EMAIL_ERROR: this person already has it. ADD_EMAIL_ERROR: this person has the maximum number of addresses.
         *     Each EMAIL_ALREADY_EXISTS counts with the questions of checkUsernameAvailability: TOO_MANY_ATTEMPTS after 30 in 15 minutes.
         *     A contact proves no more than the session that added or changed it. While the person has another step-up method, a contact of a session below level of assurance 3 is no method, until a session at level 3 has confirmed it: by its code, by saving its use, or by confirmContactInfo. This holds also for a change that an obligation asks for, and without account security. A service must tell each change of a contact to the verified addresses of the person, or else to the verified numbers.
         */
        post: operations["addEmailAddress"];
        /**
         * Delete an e-mail address
         * @description ONLY_CONTACT_OF_TYPE when it is the only address.
         */
        delete: operations["deleteEmailAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/contact-info/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a contact method
         * @description A person may have several contacts of one type and purpose. `contact` names the one to verify. Without `contact` the service uses the person's own contact of that type and purpose,
         *     and prefers an unverified one. If the person has none, it uses the contact of the system of record.
         *     The product's data of the page (person.personId, idmContactInfo, sorContactInfo) stays with the service: the request names the contact alone.
         *     For a verified contact the response has status alreadyVerified, and no code is sent. Without `contact` this requires that every contact of that type and purpose is verified.
         *     EMAIL_ADDRESS_ALREADY_EXISTS: another person has verified it. INVALID_CONTACT_INFO_FORMAT: the stored value is not an address or number. NOT_FOUND: the person has no such contact of that type and purpose.
         *     A phone of the type VOICE gets its code by a call. A contact of the system of record keeps its type.
         *     A code to a phone counts with those of startMfaChallenge: TOO_MANY_ATTEMPTS after 20 in 24 hours.
         */
        post: operations["startContactVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/contact-info/verifications/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a contact method with the code that it received
         * @description CODE_INCORRECT for a wrong code, CODE_EXPIRED for one that is too old, when the person no longer has the contact that it was sent to, and when another has verified it meanwhile. Another session than the one that started the verification gets NOT_FOUND. After five wrong tries the verification gets TOO_MANY_ATTEMPTS.
         */
        post: operations["verifyContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The step-up methods of the signed-in user
         * @description The methods depend on the verified contacts that prove the level (see addEmailAddress), and on the second steps of the person. The list is empty when none can reach the level. `mayTrustDevice` while an obligation `stepUp` to level 2 at most is open, account security and the flag `enableTrustedDevices` are on for each client of the person, and the session is of a password or a passkey. Never for internal staff, who can impersonate.
         */
        get: operations["getMfaState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/mfa/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a challenge with one method
         * @description SMS, voice and e-mail send a code. An authenticator app creates its own code. A passkey gets WebAuthn request options. A new code ends the one that was sent before to the same address or number. TOO_MANY_ATTEMPTS when the user requests another code before resendAfterSeconds, and while wrong answers lock step-up (`remainingAttempts` is 0), and after 20 codes by text and voice in 24 hours.
         */
        post: operations["startMfaChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/mfa/challenges/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a challenge with a code or a passkey
         * @description A correct code or passkey raises the level of assurance of the session. The session gets a new id. The former id keeps the level from before, and ends at the latest with the first call that uses the new one. A challenge belongs to the session that started it, and another one gets NOT_FOUND. A passkey that does not verify gets CODE_INCORRECT too. After five wrong answers the challenge is closed, and step-up is locked for five minutes (TOO_MANY_ATTEMPTS). A service must count them for the person, over all methods, challenges and sessions, because a new challenge must bring no new tries. With `trustDevice`, where getMfaState says `mayTrustDevice`, `Set-Cookie` has `device-trust` too: a new random value, HttpOnly, SameSite=Lax, for 30 days and the path of the services. The service keeps its hash alone, with the person, and tells the person by a mail and an entry of the activity. It ignores the wish elsewhere. A later sign-in of this person with the cookie begins at level 2. It proves nothing else: no fresh step-up, no level 3, no other person, no session of a provider, no impersonation. A new password and endOtherSessions end all trust of the person.
         */
        post: operations["verifyMfaChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feature-settings/idm/features/{flag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a feature is on
         * @description For the client of the session; without a session the default value.
         */
        get: operations["getFeature"];
        put?: never;
        /**
         * Whether a feature is on for a given client
         * @description For pages without a session that know the client, such as the invitation. CLIENT_NOT_FOUND for an unknown client.
         */
        post: operations["getFeatureForClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clm/getPrefixMatch/clientName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find clients by the start of their name
         * @description For staff with an all-client access role. A page has five clients.
         */
        post: operations["searchClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/check-username-obligation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The username settings of the signed-in person
         * @description The username of the person, and a suggested one for each client. The username pages show them.
         */
        get: operations["checkUsernameObligation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/update-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a username for each associate
         * @description `password` is the current one. INSUFFICIENT_PERMISSIONS when isNotAllowUpdateUsername is set, or an associate belongs to another person. DUPLICATE_USERNAME for the current username too, while the obligation `changeUsername` is open. Only usernames for all associates meet the obligation. A service must tell the change to the verified addresses, and record it in the activity.
         */
        post: operations["updateUsernames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/review-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the suggested usernames
         * @description INSUFFICIENT_PERMISSIONS when an associate belongs to another person, or a username is not the suggested one. Only usernames for all associates meet the obligation.
         */
        post: operations["reviewUsernames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/settings-options/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The languages to choose from
         * @description Each language is named in itself. The list is the same for every person.
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/settings-options/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The available regions, named in the user's language
         * @description The header `user-language` chooses the language of the names.
         */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/settings-options/timezones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The available time zones, starting with those of the user's region
         * @description The header `user-region` chooses the time zones at the beginning of the list; `user-language` the language of the captions.
         */
        get: operations["listTimezones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Language, region and time zone of the signed-in person
         * @description The app shows all dates, times and numbers by these settings.
         */
        get: operations["getRegionalSettings"];
        put?: never;
        /**
         * Save language, region and time zone
         * @description The service saves every code that fits the schema. The app offers the codes of the lists.
         */
        post: operations["saveRegionalSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/associates/tokens/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load and verify an invitation to link an account
         * @description For a signed-in person who opens an invitation. A token that is unknown, expired, used or declined gets TOKEN_LOAD_VERIFY_FAILURE. So does each link to a membership that belongs to a person.
         */
        post: operations["verifyAssociateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/associates/tokens/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link the invited associate to the signed-in person
         * @description INSUFFICIENT_PERMISSIONS when personId is not the signed-in person. TOKEN_EXECUTE_FAILURE when the invitation was used or declined, by this link or another, or its membership belongs to a person. ERROR_VERIFYING_ASSOCIATE when the invitation asks for the date of birth, and it is not verified yet by this link.
         */
        post: operations["executeAssociateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/associates/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Decline an invitation
         * @description Possession of the token is the permission. Every other link of the invitation ends too.
         */
        delete: operations["declineInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description 5 to 30 characters; letters, digits, underscore, hyphen, at sign, and periods that are not consecutive or leading (see docs/product/5-validation.md). */
        NewUsername: string;
        /** @description The masked address or number that a code goes to. */
        MaskedDestination: string;
        /**
         * @description resetPassword: link of a forgotten password. emailVerification: code for the own address. registrationEmailVerification: code for the address of a registration.
         *     registration: invitation of a client. createCredential: link to a first username and password. ssoRegistration: invitation that comes through single sign-on.
         * @enum {string}
         */
        TokenKind: "resetPassword" | "emailVerification" | "registrationEmailVerification" | "registration" | "createCredential" | "ssoRegistration";
        /**
         * @description A valid token. Registration kinds contain token_blob, and extra_information when loaded with extended=true.
         *     The response for a resetPassword token may be empty, because the caller already has kind and token.
         */
        LoadedToken: {
            kind?: components["schemas"]["TokenKind"];
            /** @description The token of the request, repeated. The app uses its own copy. */
            token?: components["schemas"]["Token"];
            /** @description When the token ends, UTC. Without it the page shows no end. */
            expiresAt?: components["schemas"]["DateTime"];
            /** @description May replace token_blob.associateId. */
            identifier?: components["schemas"]["Identifier"];
            extra_information?: components["schemas"]["TokenExtraInformation"];
            token_blob?: components["schemas"]["TokenBlob"];
        };
        /** @description The person that the page greets. Without client_name the app says 'Your company'. */
        TokenExtraInformation: {
            /** @description The name of the client company. */
            client_name?: components["schemas"]["DisplayName"];
            /** @description The first name of the invited person. Without it the page greets without a name. */
            first_name?: components["schemas"]["DisplayName"];
            /** @description The last name of the invited person. It fills the form in advance. */
            last_name?: components["schemas"]["DisplayName"];
            /** @description Single sign-on only. */
            email?: string;
        };
        /** @description The associate and client of the token. It contains either client_id or clientId. */
        TokenBlob: {
            /** @description The id of the client company. Either this field or clientId is needed. */
            client_id?: components["schemas"]["Identifier"];
            /** @description The same as client_id, by its other name. */
            clientId?: components["schemas"]["Identifier"];
            /** @description The invited associate. `identifier` may replace it. */
            associateId?: components["schemas"]["Identifier"];
            /** @description As the client stored it; may be invalid. */
            email?: string;
            /** @description Of the account whose password the link resets. */
            username?: string;
        };
        TokenExecution: components["schemas"]["ResetPasswordExecution"] | components["schemas"]["EmailVerificationExecution"] | components["schemas"]["CreateCredentialExecution"];
        ResetPasswordExecution: {
            /**
             * @description Sets a new password.
             * @constant
             */
            kind: "resetPassword";
            /** @description The token of the reset link. */
            token: components["schemas"]["Token"];
            /** @description What the token needs for this kind. */
            data: {
                password: components["schemas"]["Password"];
            };
        };
        EmailVerificationExecution: {
            /**
             * @description Confirms an e-mail address.
             * @constant
             */
            kind: "emailVerification";
            /** @description The token that the request for a code returned. */
            token: components["schemas"]["Token"];
            /** @description The code from the mail. */
            data: components["schemas"]["CodeAnswer"];
        };
        CreateCredentialExecution: {
            /**
             * @description Creates the first username and password of a person.
             * @constant
             */
            kind: "createCredential";
            /** @description The token of the link. */
            token: components["schemas"]["Token"];
            /** @description The username and the password that the person chose. */
            data: components["schemas"]["BasicCredentials"];
        };
        CodeAnswer: {
            /** @description The code as the person typed it. */
            code: components["schemas"]["OneTimeCode"];
        };
        TokenValidation: {
            kind: components["schemas"]["TokenKind"];
            /** @description The token whose data is checked. It stays valid. */
            token: components["schemas"]["Token"];
            /** @description The values to check; at least one. */
            data: {
                /** @description The one-time code to check. A correct code stays valid. */
                code?: components["schemas"]["OneTimeCode"];
                /** @description The username to look for. */
                username?: string;
                emailAddress?: components["schemas"]["EmailInput"];
            };
        };
        /** @description A result for each value of the request, in data or beside it. A correct code adds no field. */
        TokenValidationResult: {
            /** @description The results. A service may put them beside `data` as well. */
            data?: components["schemas"]["TokenValidationData"];
            /** @description Whether the username exists. */
            username?: components["schemas"]["ExistenceOutsideData"];
            /** @description Whether the e-mail address exists. */
            emailAddress?: components["schemas"]["ExistenceOutsideData"];
        };
        ExistenceOutsideData: components["schemas"]["Existence"];
        TokenValidationData: {
            /** @description Whether the username exists. Present when the request has a username. */
            username?: components["schemas"]["Existence"];
            /** @description Whether the e-mail address exists. Present when the request has an address. */
            emailAddress?: components["schemas"]["Existence"];
        };
        Existence: {
            /** @description True when another account of the client has the value. */
            exists: boolean;
        };
        MyTokenRequest: {
            /**
             * @description A code for the person's own e-mail address.
             * @constant
             */
            kind: "emailVerification";
        };
        EmailVerification: {
            /** @description The token to send back with the code. */
            token: components["schemas"]["Token"];
            /** @description When the code ends, UTC. Without it the page shows no time. */
            expiresAt?: components["schemas"]["DateTime"];
            resendAfterSeconds?: components["schemas"]["ResendAfterSeconds"];
            codeLength?: components["schemas"]["CodeLength"];
        };
        /** @description How many digits the code has. Without it the user sends the code by a button. */
        CodeLength: number;
        /** @description Seconds to wait before requesting another code. An earlier request still counts as an attempt. */
        ResendAfterSeconds: number;
        EmailChange: {
            emailAddress: components["schemas"]["EmailInput"];
            oldEmail: components["schemas"]["EmailInput"];
        };
        AssociateTokenVerification: {
            /** @description The token of the invitation. */
            token: components["schemas"]["Token"];
        };
        AssociateTokenExecution: {
            /** @description The signed-in person. The id of another person is refused. */
            personId: components["schemas"]["Identifier"];
            /** @description The token of the invitation. */
            token: components["schemas"]["Token"];
        };
        /** @description An invitation that a person with an account can link. */
        AssociateInvitation: {
            /** @description The token of the request, repeated. The app uses its own copy. */
            token?: components["schemas"]["Token"];
            /** @description When the invitation ends, UTC. Without it the page shows no end. */
            expiresAt?: components["schemas"]["DateTime"];
            /** @description May replace token_blob.associateId. */
            identifier?: components["schemas"]["Identifier"];
            extra_information?: components["schemas"]["TokenExtraInformation"];
            token_blob?: components["schemas"]["TokenBlob"];
        };
        CodeEmailVerificationRequest: {
            /** @description The address that gets the code. */
            emailAddress: components["schemas"]["EmailAddress"];
            /** @description The token of the invitation. */
            associateToken: components["schemas"]["Token"];
        };
        /** @description The token, in data or beside it. */
        CodeEmailVerification: {
            /** @description The token, as the product writes it. */
            data?: components["schemas"]["EmailVerification"];
            /** @description The token to send back with the code. The app reads `data.token` first. */
            token?: components["schemas"]["Token"];
        };
        PersonFromToken: {
            /** @description The token that the request for a code returned. */
            token: components["schemas"]["Token"];
            /**
             * @description The verification of an e-mail address of a registration.
             * @constant
             */
            kind: "registrationEmailVerification";
            /** @description The person to create. `isSSO` decides between the two forms. */
            data: components["schemas"]["PasswordPersonFromToken"] | components["schemas"]["SsoPersonFromToken"];
        };
        PasswordPersonFromToken: {
            /** @description The code from the mail. */
            code: components["schemas"]["OneTimeCode"];
            /**
             * @description False: the person signs in with a username and a password.
             * @constant
             */
            isSSO: false;
            /** @description The names, the username and the password. */
            personData: components["schemas"]["PersonData"];
        };
        SsoPersonFromToken: {
            /** @description The code from the mail. */
            code: components["schemas"]["OneTimeCode"];
            /**
             * @description True: the person signs in through an identity provider.
             * @constant
             */
            isSSO: true;
            /** @description The names. An account of single sign-on has no password. */
            personData: components["schemas"]["SsoPersonData"];
        };
        PersonData: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            username: components["schemas"]["NewUsername"];
            password: components["schemas"]["Password"];
            phoneNumber?: components["schemas"]["OptionalPhoneNumber"];
        };
        SsoPersonData: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            phoneNumber?: components["schemas"]["OptionalPhoneNumber"];
        };
        /** @description A phone number, E.164, or null without one. */
        OptionalPhoneNumber: string | null;
        /** @description The e-mail address of the registration. */
        EmailEntries: {
            /** @description The verified address. */
            address: components["schemas"]["EmailAddress"];
        }[];
        NewPerson: {
            /** @description The token that the request for a code returned. */
            token: components["schemas"]["Token"];
            /** @description The code from the mail. */
            code: components["schemas"]["OneTimeCode"];
            username: components["schemas"]["NewUsername"];
            password: components["schemas"]["Password"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailEntries"];
            phoneNumber: components["schemas"]["OptionalPhoneNumber"];
            /**
             * @description The person accepted the terms; without it no account is created.
             * @constant
             */
            termsAndConditionsChecked: true;
        };
        NewSsoPerson: {
            /** @description The token that the request for a code returned. */
            token: components["schemas"]["Token"];
            /** @description The code from the mail. */
            code: components["schemas"]["OneTimeCode"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailEntries"];
            phoneNumber: components["schemas"]["OptionalPhoneNumber"];
            /**
             * @description The person accepted the terms; without it no account is created.
             * @constant
             */
            termsAndConditionsChecked: true;
        };
        CreatedPerson: {
            /** @description The id of the new person. */
            personId: components["schemas"]["Identifier"];
        };
        SelfRegistration: {
            /** @description The address that gets the registration link. Known and unknown addresses get the same response. */
            emailAddress: components["schemas"]["EmailAddress"];
        };
        AssociateVerification: {
            /**
             * Format: date
             * @description Date of birth, RFC 3339 full-date.
             */
            dob: string;
        };
        RegistrationSettings: {
            /** @description The field to verify; `dob` is the date of birth. */
            verificationFields: {
                /**
                 * @description The field, such as `dob`. The app ignores kinds that it does not know.
                 * @example dob
                 */
                kind: string;
            }[];
            identityVerifiers: components["schemas"]["IdentityVerifiers"];
        };
        /** @description The fields of the associate's profile that must be verified. */
        IdentityVerifiers: {
            /** @description Whether the client stored a date of birth. Without one it cannot be verified. */
            isDobPresent: boolean;
        };
        DateOfBirthExistence: {
            identityVerifiers: components["schemas"]["IdentityVerifiers"];
        };
        AssociateAttributes: {
            /** @description The id of the client, repeated from the request. */
            clientId?: components["schemas"]["Identifier"];
            /** @description The id of the associate, repeated from the request. */
            associateId?: components["schemas"]["Identifier"];
            /** @description The name of the client. Without it the app says 'Your company'. */
            companyName?: components["schemas"]["DisplayName"];
            authenticationType?: components["schemas"]["AuthenticationMethod"];
            /** @description False where it is missing. */
            skipToCreateAccount?: boolean;
        };
        CredentialRecovery: {
            /** @description An e-mail address or a username. */
            identifier: string;
        };
        PasswordChange: {
            oldPassword: components["schemas"]["Password"];
            newPassword: components["schemas"]["Password"];
        };
        BasicCredentials: {
            username: components["schemas"]["NewUsername"];
            password: components["schemas"]["Password"];
        };
        UsernameSettings: {
            /** @description The present username. Empty when the person has none. */
            username: components["schemas"]["DisplayName"];
            /** @description One entry for each client of the person. */
            associates: components["schemas"]["AssociateUsername"][];
            /** @description Whether the person must review the username. The review page then asks to confirm it. */
            isReviewUsernameObligation: boolean;
            /** @description Whether the person may not choose a new username. The app then hides the form, and only a review is possible. */
            isNotAllowUpdateUsername: boolean;
        };
        AssociateUsername: {
            /** @description The client of the associate. */
            clientId: components["schemas"]["Identifier"];
            /** @description The associate. An update names it again. */
            associateId: components["schemas"]["Identifier"];
            /** @description The name of the client, for the page. */
            clientName: components["schemas"]["DisplayName"];
            /** @description The suggested username. */
            userId: components["schemas"]["DisplayName"];
        };
        UsernameUpdate: {
            /** @description The new username of each associate. */
            associateUsernames: components["schemas"]["AssociateUsernameUpdate"][];
        };
        AssociateUsernameUpdate: {
            /** @description The client of the associate. */
            clientId: components["schemas"]["Identifier"];
            /** @description The associate that gets the username. */
            associateId: components["schemas"]["Identifier"];
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
        };
        UsernameReview: {
            /** @description The confirmed username of each associate. */
            associateUsernames: components["schemas"]["AssociateUsernameReview"][];
        };
        AssociateUsernameReview: {
            /** @description The client of the associate. */
            clientId: components["schemas"]["Identifier"];
            /** @description The associate whose username is confirmed. */
            associateId: components["schemas"]["Identifier"];
            /** @description The suggested username as it came. Only a username that is typed has a form of its own. */
            username: components["schemas"]["DisplayName"];
        };
        /** @description The signed-in person. E-mail and phone are those of the first entry. */
        Me: {
            /** @description The id of the person. The app refuses a response without it. */
            personId: components["schemas"]["Identifier"];
            /** @description Null if the person has no password. */
            username?: string | null;
            /** @description The first name. The app shows none when it is missing. */
            firstName?: components["schemas"]["DisplayName"];
            /** @description The last name. The app shows none when it is missing. */
            lastName?: components["schemas"]["DisplayName"];
            /** @description The e-mail addresses. The app reads the first one. */
            email?: components["schemas"]["PersonEmail"][];
            /** @description The phones. The app reads the first one. */
            phone?: components["schemas"]["Phone"][];
            /** @description The client of the selected associate. Missing when the person has no client. */
            clientId?: components["schemas"]["Identifier"];
            /** @description The name of that client. The app shows none when it is missing. */
            clientName?: components["schemas"]["DisplayName"];
            /** @description Whether the session belongs to a signed-in person. The app does not read it: a 401 says the same. */
            isAuthenticated?: boolean;
            /** @description Whether the person signed in through the other sign-in system. False where it is missing. */
            isAuthenticatedByNexo?: boolean;
            /** @description The level of the session. The app reads it from the check instead. */
            levelOfAssurance?: components["schemas"]["LevelOfAssurance"];
            /** @description The access roles of internal staff. Empty where it is missing. */
            allClientAccessRoles?: components["schemas"]["HeldAccessRole"][];
            /** @description Whether the client has the second brand. The app reads it from the client info instead. */
            isClientRebrandEnabled?: boolean;
            /** @description Whether the client has the second brand in the other sign-in system. The app does not read it. */
            isNexoClientRebrandEnabled?: boolean;
        };
        PersonEmail: {
            address: components["schemas"]["StoredEmailAddress"];
            /** @description Whether the person entered a code that was sent to the address. */
            isVerified: boolean;
        };
        /** @description An access role of internal staff. The list is ignored unless the first entry has both fields. */
        HeldAccessRole: {
            /** @description The name of the role, such as `all-client-impl-ic-user`. */
            role?: string;
            /** @description The ticket that granted the role. */
            ticketUrl?: components["schemas"]["Url"];
        };
        MeUpdate: {
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
        };
        Device: {
            /** @description The id for revoking the device. */
            deviceId: components["schemas"]["Identifier"];
            /** @description The maker, such as Apple. */
            deviceManufacturer: components["schemas"]["DisplayName"];
            /** @description The name that the owner gave the device. */
            deviceName: components["schemas"]["DisplayName"];
            /** @description The operating system, such as iOS. */
            deviceOs: components["schemas"]["DisplayName"];
            /** @description The version of the operating system. */
            deviceOsVersion: components["schemas"]["DisplayName"];
            /** @description The model of the device. */
            deviceType: components["schemas"]["DisplayName"];
            /** @description Whether biometric login is on. */
            isDeviceBasedAuthenticationEnabled: boolean;
            /** @description The version of the mobile app on the device. */
            lifionMobileAppVersion: components["schemas"]["DisplayName"];
        };
        /**
         * @description An address as the platform stored it. It may be invalid, and can still be changed and deleted.
         * @example ann@example.com
         */
        StoredEmailAddress: string;
        /**
         * @description A number as the platform stored it, such as one of an older system. It may be invalid, and can still be changed and deleted.
         * @example +12125550123
         */
        StoredPhoneNumber: string;
        ContactMethod: components["schemas"]["EmailContact"] | components["schemas"]["PhoneContact"];
        EmailContact: {
            id: components["schemas"]["ContactMethodId"];
            /** @description The person that the address belongs to. */
            personId: components["schemas"]["Identifier"];
            /**
             * @description An e-mail address.
             * @constant
             */
            type: "EMAIL";
            emailAddress: components["schemas"]["StoredEmailAddress"];
            /** @description Whether the person entered a code that was sent to the address. The app offers to verify it otherwise. */
            isVerified: boolean;
            isOnlyOneOfType: components["schemas"]["IsOnlyOneOfType"];
            isPersonal: components["schemas"]["IsPersonal"];
            /** @description When the address was added, UTC. */
            createdAt: components["schemas"]["DateTime"];
            /** @description When the address or its purpose was changed last, UTC. */
            lastModifiedAt: components["schemas"]["DateTime"];
        };
        PhoneContact: {
            id: components["schemas"]["ContactMethodId"];
            /** @description The person that the phone belongs to. */
            personId: components["schemas"]["Identifier"];
            /** @description What the phone is used for. */
            type: components["schemas"]["PhoneContactType"];
            phoneNumber: components["schemas"]["StoredPhoneNumber"];
            /** @description Whether the person entered a code that was sent to the phone. The app offers to verify it otherwise. */
            isVerified: boolean;
            isOnlyOneOfType: components["schemas"]["IsOnlyOneOfType"];
            isPersonal: components["schemas"]["IsPersonal"];
            /** @description When the phone was added, UTC. */
            createdAt: components["schemas"]["DateTime"];
            /** @description When the phone or its purpose was changed last, UTC. */
            lastModifiedAt: components["schemas"]["DateTime"];
        };
        /** @description Hides delete when true. */
        IsOnlyOneOfType: boolean;
        /** @description Personal when true, business when false. */
        IsPersonal: boolean;
        /**
         * @description What a phone is used for: PHONE for both, VOICE for calls, TEXT for messages.
         * @enum {string}
         */
        PhoneContactType: "PHONE" | "VOICE" | "TEXT";
        ContactInfo: {
            /** @description The e-mail addresses; empty when there are none. */
            emails: components["schemas"]["EmailContact"][];
            /** @description The phones; empty when there are none. */
            phones: components["schemas"]["PhoneContact"][];
        };
        /** @description Either a bare list or an object that contains it. */
        SystemOfRecordContacts: {
            /** @description The contacts; empty when the employer stored none. */
            sorContactInfo: components["schemas"]["SystemOfRecordList"];
        } | components["schemas"]["SystemOfRecordList"];
        SystemOfRecordList: components["schemas"]["ContactMethod"][];
        ContactInfoConfirmation: {
            /** @description When the person confirmed, UTC. */
            contactInfoUpdatedAt: components["schemas"]["DateTime"];
        };
        NewPhoneNumber: {
            phoneNumber: components["schemas"]["PhoneInput"];
            /** @description PHONE where it is missing. */
            type?: components["schemas"]["PhoneContactType"];
            isPersonal: components["schemas"]["IsPersonal"];
        };
        NewEmailAddress: {
            emailAddress: components["schemas"]["EmailInput"];
            isPersonal: components["schemas"]["IsPersonal"];
        };
        PhoneUse: {
            /** @description What the phone is used for from now on. */
            type: components["schemas"]["PhoneContactType"];
            isPersonal: components["schemas"]["IsPersonal"];
        };
        EmailUse: {
            isPersonal: components["schemas"]["IsPersonal"];
        };
        /**
         * @description Whether a contact is an e-mail address or a phone.
         * @enum {string}
         */
        ContactVerificationType: "email" | "phone";
        /**
         * @description Whether a contact is personal or business.
         * @enum {string}
         */
        ContactPurpose: "personal" | "business";
        /** @description Type and purpose are required. A missing one gets MISSING_REQUIRED_QUERY_PARAMS, because both come from the query of the page. */
        ContactVerificationStart: {
            /** @description Whether to verify an e-mail address or a phone. */
            type?: components["schemas"]["ContactVerificationType"];
            /** @description Whether the contact is personal or business. */
            purpose?: components["schemas"]["ContactPurpose"];
            /** @description The address or number to verify, as in the contact list. */
            contact?: string;
        };
        ContactVerification: components["schemas"]["ContactCodeSent"] | components["schemas"]["ContactAlreadyVerified"];
        ContactCodeSent: {
            /**
             * @description A code is on its way.
             * @constant
             */
            status: "codeSent";
            /** @description The verification. The call with the code names it. */
            id: components["schemas"]["Identifier"];
            /** @description The type of the request, repeated. */
            type: components["schemas"]["ContactVerificationType"];
            /** @description The purpose of the request, repeated. */
            purpose: components["schemas"]["ContactPurpose"];
            destination: components["schemas"]["MaskedDestination"];
            /** @description When the code ends, UTC. Without it the page shows no time. */
            expiresAt?: components["schemas"]["DateTime"];
            resendAfterSeconds?: components["schemas"]["ResendAfterSeconds"];
            codeLength?: components["schemas"]["CodeLength"];
        };
        ContactAlreadyVerified: {
            /**
             * @description No code is needed. The page says that the contact is verified.
             * @constant
             */
            status: "alreadyVerified";
            /** @description The type of the request, repeated. */
            type: components["schemas"]["ContactVerificationType"];
            /** @description The purpose of the request, repeated. */
            purpose: components["schemas"]["ContactPurpose"];
            destination: components["schemas"]["MaskedDestination"];
        };
        MfaState: {
            /** @description The level of the request, repeated. */
            requiredLevel: components["schemas"]["LevelOfAssurance"];
            /** @description The present level of the session. */
            levelOfAssurance: components["schemas"]["LevelOfAssurance"];
            /** @description The methods that can reach the required level; empty when the session already has it. */
            authMethods: components["schemas"]["MfaMethod"][];
            /** @description Id of the method of an open challenge. */
            selectedAuthMethod: string | null;
            /**
             * @description The next step: choose a method, enter a code, use a passkey, or none when the level is reached.
             * @enum {string}
             */
            requiredUserAction: "selectMethod" | "enterCode" | "usePasskey" | "none";
            /** @description Missing when the level is reached, or the service names no reason. */
            reason?: components["schemas"]["StepUpReason"];
            /** @description Whether the page may offer to ask no more on this device for 30 days. Missing means no. */
            mayTrustDevice?: boolean;
        };
        /**
         * @description A method of step-up. TOTP is an authenticator app (RFC 6238).
         * @enum {string}
         */
        MfaMethodType: "SMS" | "VOICE" | "EMAIL" | "TOTP" | "PASSKEY" | "BACKUP_CODE";
        MfaMethod: {
            /** @description The id for starting a challenge. */
            id: components["schemas"]["Identifier"];
            /** @description How the code reaches the person, or what creates it. */
            type: components["schemas"]["MfaMethodType"];
            /** @description For SMS, VOICE and EMAIL. */
            destination?: components["schemas"]["MaskedDestination"];
        };
        MfaChallengeStart: {
            /** @description A method from the list of step-up methods. */
            methodId: components["schemas"]["Identifier"];
            /** @description The level to reach. */
            requiredLevel: components["schemas"]["LevelOfAssurance"];
        };
        MfaChallenge: components["schemas"]["CodeChallenge"] | components["schemas"]["PasskeyChallenge"];
        CodeChallenge: {
            /** @description The challenge. The call with the code names it. */
            id: components["schemas"]["Identifier"];
            /**
             * @description The method of the challenge.
             * @enum {string}
             */
            type: "SMS" | "VOICE" | "EMAIL" | "TOTP" | "BACKUP_CODE";
            /**
             * @description The person enters a code.
             * @constant
             */
            requiredUserAction: "enterCode";
            /** @description For SMS, VOICE and EMAIL. */
            destination?: components["schemas"]["MaskedDestination"];
            /** @description When the code ends, UTC. Without it the page shows no time. */
            expiresAt?: components["schemas"]["DateTime"];
            /** @description For SMS, VOICE and EMAIL, how long to wait before requesting another code. */
            resendAfterSeconds?: components["schemas"]["ResendAfterSeconds"];
            /** @description For SMS, VOICE, EMAIL and TOTP, how many digits the code has. Without it the user sends the code. */
            codeLength?: components["schemas"]["CodeLength"];
        };
        PasskeyChallenge: {
            /** @description The challenge. The call with the passkey's answer names it. */
            id: components["schemas"]["Identifier"];
            /**
             * @description A passkey (WebAuthn).
             * @constant
             */
            type: "PASSKEY";
            /**
             * @description The browser asks for the passkey.
             * @constant
             */
            requiredUserAction: "usePasskey";
            /** @description When the challenge ends, UTC. */
            expiresAt?: components["schemas"]["DateTime"];
            publicKey: components["schemas"]["PasskeyRequestOptions"];
        };
        MfaAnswer: components["schemas"]["StepUpCodeAnswer"] | components["schemas"]["PasskeyAnswer"];
        StepUpCodeAnswer: {
            /** @description The code as the person typed it. */
            code: components["schemas"]["OneTimeCode"];
            trustDevice?: components["schemas"]["TrustDevice"];
        };
        PasskeyAnswer: {
            credential: components["schemas"]["PasskeyAssertion"];
            trustDevice?: components["schemas"]["TrustDevice"];
        };
        /** @description The wish that sign-in asks no more on this device for 30 days. Missing means no. */
        TrustDevice: boolean;
        MfaResult: {
            /** @description The new level of the session. */
            levelOfAssurance: components["schemas"]["LevelOfAssurance"];
        };
        Associate: {
            /** @description The membership. A switch names it. */
            associateId: components["schemas"]["Identifier"];
            /** @description The client company. A switch names it. */
            clientId: components["schemas"]["Identifier"];
            /** @description Whether the client uses the other sign-in system. The app leaves for that system when the person switches. */
            isNexoClient: boolean;
            /** @description The first name in this membership. */
            firstName: components["schemas"]["DisplayName"];
            /** @description The last name in this membership. */
            lastName: components["schemas"]["DisplayName"];
            /** @description Whether the session acts for this associate now. */
            isCurrentlySelectedAssociate: boolean;
            /** @description Whether the membership is personal. The app does not read it. */
            isPersonalAssociate: boolean;
            /** @description Whether the membership is blocked. The app shows it without the possibility to switch. */
            suspended: boolean;
            /** @description Present with extended=true, and only if the associate has a client. */
            client?: components["schemas"]["AssociateClient"];
        };
        AssociateClient: {
            /** @description The name of the client company. */
            name: components["schemas"]["DisplayName"];
        };
        ClientInfo: {
            /** @description The id of the client. */
            clientId: components["schemas"]["Identifier"];
            /** @description The name of the client. */
            clientName: components["schemas"]["DisplayName"];
            /** @description Whether pages have the second brand. The flag `enableClientRebrand` switches it on as well. */
            isClientRebrandEnabled: boolean;
        };
        ClientSearch: {
            /** @description The beginning of the client's name; upper and lower case are alike. */
            clientNamePrefix: string;
            /** @description Whether to omit clients that are transitioned to service. */
            ignoreTransitionedToService: boolean;
        };
        ClientSearchResult: {
            /** @description A page has five clients. The product names a limit of six in another setting, so a service may send six; the app shows five. */
            allClients: components["schemas"]["FoundClient"][];
            /** @description How many clients have the prefix. The app says when it shows fewer. */
            totalCount: number;
        };
        FoundClient: {
            /** @description The id of the client. */
            _id: components["schemas"]["Identifier"];
            /** @description The name of the client. */
            name: components["schemas"]["DisplayName"];
            /** @description What the client is for, such as production or test. */
            purpose: components["schemas"]["DisplayName"];
            /** @description Whether the client is transitioned to service. The role `all-client-impl-ic-user` is then not provisioned. */
            isTransitionedToService: boolean;
        };
        Impersonation: {
            /** @description The id of the request, repeated. */
            impersonationId?: components["schemas"]["Identifier"];
            /** @description The client of the associate. */
            clientId: components["schemas"]["Identifier"];
            /** @description The name of the client. The page shows the id when it is missing. */
            clientName?: components["schemas"]["DisplayName"];
            /** @description The associate to act as. */
            associateId: components["schemas"]["Identifier"];
            /** @description The app shows 'No Data' when it is missing. */
            firstName?: string | null;
            /** @description The last name of the associate. The page shows none when it is missing. */
            lastName?: components["schemas"]["DisplayName"];
        };
        ImpersonationStart: {
            /**
             * @description An associate; the product knows no other kind.
             * @constant
             */
            kind: "associate";
            /** @description The associate to act as. */
            impersonatedActorId: components["schemas"]["Identifier"];
            /** @description The impersonation that the page was opened for. */
            impersonationId: components["schemas"]["Identifier"];
            /** @description The client of the associate. */
            impersonatedClientId: components["schemas"]["Identifier"];
            /** @description Why, in the words of the internal staff member. The platform keeps it. */
            reason: string;
        };
        GroupSettings: {
            /** @description Where the settings are. */
            url: components["schemas"]["Url"];
        };
        /**
         * @description The features of a client. The app asks for all but `enableTrustedDevices`, which the service reads itself.
         * @enum {string}
         */
        FeatureFlag: "requireAdpEmailForICCAccess" | "requireOnlyAdpEmails" | "syncSessionTTLFeatureEnabled" | "enableClientRebrand" | "enableRegistrationLinkExistingAccount" | "enableCheckAuthPathPost" | "enableAccountSecurity" | "enableTrustedDevices" | "enableCodeSignIn";
        FeatureContext: {
            /** @description The client to ask for. */
            clientId: components["schemas"]["Identifier"];
        };
        Feature: {
            /** @description Whether the feature is on. */
            isEnabled: boolean;
        };
        LanguageOption: {
            /** @description The name of the language in itself. */
            name: components["schemas"]["DisplayName"];
            /** @description The language, BCP 47. */
            code: components["schemas"]["LanguageTag"];
        };
        RegionOption: {
            /** @description The name of the region in the language of the request. */
            name: components["schemas"]["DisplayName"];
            code: components["schemas"]["RegionCode"];
        };
        TimezoneOption: {
            /** @description The name of the time zone with its offset, in the language of the request. */
            caption: components["schemas"]["DisplayName"];
            code: components["schemas"]["TimeZone"];
        };
        /** @description A one-time link token (invitation, reset, verification). It ends with no period, because mail programs take the end of a sentence into a link. */
        Token: string;
        /** @description An id that finds a request in the logs of the app and of the services. */
        TraceId: string;
        /**
         * Format: date-time
         * @description A moment, RFC 3339 date-time in UTC.
         * @example 2026-11-02T08:55:00.000Z
         */
        DateTime: string;
        /**
         * @description An opaque id of a person, associate, client, device, challenge ...
         * @example associate-ann
         */
        Identifier: string;
        /** @description A display name (client, product, language ...). */
        DisplayName: string;
        /**
         * @description Every code of the error catalogue (see docs/product/8-errors.md), and the codes for errors of the protocol. The app shows any other code as UNKNOWN_ERROR.
         * @enum {string}
         */
        ErrorCode: "INCORRECT_CREDS" | "TOO_MANY_ATTEMPTS" | "RECAPTCHA_RESPONSE_TOKEN_MISSING" | "INSUFFICIENT_PERMISSIONS" | "MISSING_SESSION_COOKIE" | "ACCOUNT_INACTIVE" | "ASSOCIATE_SUSPENDED" | "TOKEN_LOAD_VERIFY_FAILURE" | "TOKEN_EXECUTE_FAILURE" | "INVALID_TOKEN" | "REDIRECT_TO_AIM_REGISTRATION_ERROR" | "DUPLICATE_EMAIL" | "DUPLICATE_USERNAME" | "TOO_WEAK_PASSWORD" | "PASSWORD_BLACKLISTED" | "PASSWORD_3_SEQUENTIAL_CHARS" | "PASSWORD_3_REPEATED_CHARS" | "PASSWORD_PRECONDITION_UNMATCHED" | "LENGTH_RULE" | "INCORRECT_PASSWORD" | "FAILED_TO_GET_SETTINGS" | "BLOCK_BY_OBLIGATION" | "BLOCKED_BY_OBLIGATION" | "EMAIL_ADDRESS_ALREADY_EXISTS" | "EMAIL_IS_ALREADY_VERIFIED" | "ERROR_VERIFYING_ASSOCIATE" | "CLIENT_NOT_FOUND" | "CLIENT_MISSING_SAML_CONFIGURATION" | "EMAIL_ALREADY_EXISTS" | "PHONE_NUMBER_ALREADY_EXISTS" | "DUPE_EMAIL_ERROR" | "DUPE_PHONE_NUMBER_ERROR" | "ADD_ERROR" | "ADD_PHONE_ERROR" | "ADD_EMAIL_ERROR" | "INVALID_EMAIL" | "INVALID_PHONE_NUMBER" | "INVALID_CONTACT_INFO_FORMAT" | "MISSING_REQUIRED_QUERY_PARAMS" | "USERNAME_EXISTS" | "ERROR_USERNAME_UNAVAILABLE" | "ERROR_MESSAGE" | "UNKNOWN_ERROR" | "MALFORMED_REQUEST" | "CSRF_TOKEN_INVALID" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "CODE_INCORRECT" | "CODE_EXPIRED" | "ONLY_CONTACT_OF_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "SESSION_OF_ANOTHER_PERSON" | "SERVER_ERROR" | "SERVICE_UNAVAILABLE" | "PASSKEY_UNKNOWN" | "PASSKEY_REFUSED" | "CHALLENGE_EXPIRED" | "PASSKEY_EXISTS" | "PASSKEY_LIMIT_REACHED" | "LAST_WAY_TO_SIGN_IN" | "SIGN_IN_TOO_OLD";
        /** @description Data that a flow needs besides the code. */
        ErrorDetails: {
            /** @description Site key of the captcha challenge (see docs/product/4-states.md#login). */
            siteKey?: string;
            /** @description Registration code of the registration portal (see docs/product/4-states.md#invited-registration). */
            pic?: string;
            /** @description Seconds until the lockout ends; the same as the `Retry-After` header. */
            retryAfterSeconds?: number;
            /** @description Wrong attempts until the lockout. With 1, the next wrong one locks. */
            remainingAttempts?: number;
        };
        /** @description One cause of the error, with the field at fault if there is one. */
        ErrorItem: {
            code: components["schemas"]["ErrorCode"];
            /** @description English, for logs. The app shows its own text for the code. */
            message: string;
            /**
             * @description JSON pointer or name of the request field at fault.
             * @example username
             */
            field?: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /**
         * Format: uri-reference
         * @description Absolute or relative URL. The app follows it only when its redirect-safety check allows it.
         */
        Url: string;
        RedirectObligation: {
            /**
             * @description The user goes to another page.
             * @constant
             */
            kind: "redirect";
            /** @description The page. The app follows it only when its redirect-safety check allows it. */
            url: components["schemas"]["Url"];
            /** @description Whether the obligation belongs to the login, so that nothing else is possible before it. */
            isLoginObligation: boolean;
        };
        /** @enum {string} */
        ObligationCommand: "createBasicCredentials" | "forceSamlAuthentication" | "forceBasicCredentialAuthentication" | "changePassword" | "changeUsername" | "reviewUsername" | "reviewContactInfo" | "addPhone" | "addEmail" | "verifyEmail" | "acceptLegalAgreements" | "stepUp";
        /** @description How certain the platform is of the user's identity. Step-up requires 3 by default (see docs/product/9-limits.md). */
        LevelOfAssurance: number;
        /**
         * @description Why the person has to confirm who they are: a device or a place of the sign-in that the service has not seen, a change of what protects the account, or a rule of the client. The page says it.
         * @enum {string}
         */
        StepUpReason: "newDevice" | "newPlace" | "sensitiveChange" | "policy";
        ObligationArgs: {
            /** @description The client of the command `forceSamlAuthentication`. */
            clientId?: components["schemas"]["Identifier"];
            /** @description The level of the command `stepUp`; 3 where it is missing. */
            requiredLevel?: components["schemas"]["LevelOfAssurance"];
            /** @description Why the command `stepUp` is asked. */
            reason?: components["schemas"]["StepUpReason"];
            /** @description Base64 list of agreement keys, as the agreements query parameter carries it. */
            agreements?: string;
        };
        CommandObligation: {
            /**
             * @description The app shows its own page for the command.
             * @constant
             */
            kind: "command";
            /** @description What the user must do. For a command that it does not know, the app shows a page that says so. */
            command: components["schemas"]["ObligationCommand"];
            /** @description What the page of the command needs. */
            args?: components["schemas"]["ObligationArgs"];
            /** @description Whether the obligation belongs to the login, so that nothing else is possible before it. */
            isLoginObligation: boolean;
        };
        /** @description What the user must do before anything else (see docs/product/4-states.md#obligations). */
        Obligation: components["schemas"]["RedirectObligation"] | components["schemas"]["CommandObligation"];
        /** @description The body of every response of 400 or more. The first entry of `errors` repeats `code` and `message`, unless a flow says otherwise. */
        ErrorEnvelope: {
            code: components["schemas"]["ErrorCode"];
            /** @description English, for logs; the app shows its own text for the code. */
            message: string;
            /** @description The trace id of the request. The app shows it with unexpected errors. */
            traceId: components["schemas"]["TraceId"];
            /** @description The causes, at least one. The app reads the first, at change password the second. */
            errors: components["schemas"]["ErrorItem"][];
            obligation?: components["schemas"]["Obligation"];
        };
        /** @description Any JSON. */
        Unread: unknown;
        /**
         * Format: password
         * @description A current or new password. The server checks the rules (8 to 72 characters and the others of docs/product/5-validation.md) and answers with their codes. Client and service compare it as RFC 8265 says (OpaqueString: NFC, and each blank is U+0020), before they count its characters. 72 characters can be more than 72 bytes. The bound here only prevents abuse.
         */
        Password: string;
        /**
         * @description A code that the user types. A code of the wrong length is a wrong code, not a malformed request.
         * @example 482915
         */
        OneTimeCode: string;
        /** @description An e-mail address as the user typed it. The server answers an invalid address with a specific code, so only the length is limited here. */
        EmailInput: string;
        /**
         * Format: email
         * @description An e-mail address (RFC 5321), without a display name.
         * @example ann@example.com
         */
        EmailAddress: string;
        /** @description A first or last name, as typed into a generic text field (see docs/product/5-validation.md#generic-text-field) and as the platform stores it. */
        PersonName: string;
        /** @description The body of the 412 of a change that may need a step-up. `obligation` names the step that comes first, and the change goes on after it. */
        StepUpEnvelope: {
            /**
             * @description The only code of a step that comes first.
             * @enum {string}
             */
            code?: "BLOCKED_BY_OBLIGATION";
        } & components["schemas"]["ErrorEnvelope"];
        /**
         * @description `Nexo` is the other sign-in system (see docs/product/9-limits.md).
         * @enum {string}
         */
        AuthenticationMethod: "Lifion" | "Nexo";
        /** @description A phone number, split. */
        Phone: {
            /** @description National number, digits only. */
            number: string;
            /** @description Country calling code with the plus. */
            countryCode: string;
        };
        /**
         * Format: int64
         * @description A moment, in milliseconds since 1970-01-01T00:00:00Z.
         */
        EpochMilliseconds: number;
        /** @description Built from personId and address. */
        ContactMethodId: string;
        /** @description A phone number as the user typed it. The server answers an invalid number with a specific code, so only the length is limited here. */
        PhoneInput: string;
        /** @description Bytes in base64url (RFC 4648) without padding. */
        Base64Url: string;
        /** @description A passkey by its id. */
        PasskeyDescriptor: {
            /** @description The id of the credential. */
            id: components["schemas"]["Base64Url"];
            /**
             * @description WebAuthn has only this type.
             * @constant
             */
            type: "public-key";
            /** @description How the browser may reach the authenticator; a hint. */
            transports?: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3. */
        PasskeyRequestOptions: {
            /** @description Random bytes, used once. */
            challenge: components["schemas"]["Base64Url"];
            /** @description How long the browser waits, in milliseconds. Without it the browser decides. */
            timeout?: number;
            /** @description The relying party, a host name. Without it the host of the page. */
            rpId?: string;
            /** @description The passkeys that may answer. Without it any passkey of the relying party may. */
            allowCredentials?: components["schemas"]["PasskeyDescriptor"][];
            /**
             * @description Whether the authenticator asks for a PIN, a finger or a face. `preferred` where it is missing.
             * @enum {string}
             */
            userVerification?: "required" | "preferred" | "discouraged";
        };
        /** @description Results of WebAuthn extensions. A password manager may add others. */
        PasskeyExtensionResults: {
            /** @description Whether the older FIDO extension was used. The services ignore it. */
            appid?: boolean;
            /** @description Properties of the new credential. */
            credProps?: {
                /** @description Whether the passkey is stored with its user handle. */
                rk?: boolean;
            };
            /** @description Whether the authenticator can derive secrets. The services ignore it. */
            hmacCreateSecret?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description AuthenticationResponseJSON of WebAuthn Level 3. */
        PasskeyAssertion: {
            /** @description The id of the credential, for finding the passkey. */
            id: components["schemas"]["Base64Url"];
            /** @description The same id; WebAuthn has both. */
            rawId: components["schemas"]["Base64Url"];
            /**
             * @description WebAuthn has only this type.
             * @constant
             */
            type: "public-key";
            /**
             * @description Whether the authenticator is part of the device.
             * @enum {string}
             */
            authenticatorAttachment?: "platform" | "cross-platform";
            clientExtensionResults: components["schemas"]["PasskeyExtensionResults"];
            /** @description What the authenticator signed. */
            response: {
                /** @description Challenge and origin, as the browser saw them. */
                clientDataJSON: components["schemas"]["Base64Url"];
                /** @description Relying party, flags and counter of the authenticator. */
                authenticatorData: components["schemas"]["Base64Url"];
                /** @description The signature over both. */
                signature: components["schemas"]["Base64Url"];
                /** @description The user handle of the person. A sign-in without a username needs it. */
                userHandle?: string;
            };
        };
        /**
         * @description A new username. 5 to 30 or 5 to 40 characters by flow (see docs/product/5-validation.md); the pattern forbids leading and consecutive periods.
         * @example ann.lee
         */
        Username: string;
        /**
         * @description BCP 47.
         * @example en-US
         */
        LanguageTag: string;
        /**
         * @description ISO 3166-1 alpha-2.
         * @example US
         */
        RegionCode: string;
        /**
         * @description IANA time zone.
         * @example America/New_York
         */
        TimeZone: string;
        /** @description Regional settings of a person. */
        PersonalSettings: {
            /** @description The language of texts, BCP 47. */
            preferredLanguage: components["schemas"]["LanguageTag"];
            region: components["schemas"]["RegionCode"];
            timezone: components["schemas"]["TimeZone"];
        };
    };
    responses: {
        /** @description The account is created; the invitation is used. */
        PersonCreated: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedPerson"];
            };
        };
        /** @description The service sent a code. Send it with this token to /tokens/execute. */
        EmailVerificationSent: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        /** @description Whether the feature is on. */
        FeatureFound: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Feature"];
            };
        };
        /** @description The settings. */
        RegionalSettings: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PersonalSettings"];
            };
        };
        /** @description Saved. The body may contain the settings. */
        SavedRegionalSettings: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PersonalSettings"];
            };
        };
        /** @description The client does not exist, or has no such associate. */
        AssociateNotFound: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The client does not exist, or no client is selected. */
        ClientNotFound: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 412. An obligation must be satisfied first. Where account security is on, a change of a contact needs level of assurance 3, reached at most 10 minutes ago. The deletion of the last step-up method needs it everywhere. */
        StepUpFirst: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StepUpEnvelope"];
            };
        };
        /** @description The code is wrong or too old. */
        CodeRefused: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The e-mail address is taken. */
        EmailTaken: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The last contact method of its type cannot be removed. */
        OnlyContactOfType: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The e-mail address or the username is already in use. */
        PersonExists: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The token is unknown, used, declined or expired. */
        TokenRefused: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A username is already in use, and `field` points to it; or the session is another person's. */
        UsernameTaken: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 400. The request does not match the contract. */
        Malformed: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 500. A fault of the server. */
        ServerError: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 503. The service is down or overloaded. */
        ServiceUnavailable: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Done. Callers ignore a body. */
        DoneWithBody: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unread"];
            };
        };
        /** @description 403 of an operation that needs no permission. The CSRF token is missing or wrong. */
        CsrfRefused: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 413. The request is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 415. The content type of the request is not supported. */
        UnsupportedMediaType: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 429. Too many attempts; `details.retryAfterSeconds` and `Retry-After` say when to try again. A service forgets a count or a lock by time alone, and never because it counts others. Names that nobody has are counted apart. */
        TooManyAttempts: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Done; the response has no body. */
        Done: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description 401. There is no session, or it has expired. Also when who signed in has become inactive, or has only suspended memberships: the session ends at its next call, and a new sign-in answers 423. Wrong passwords lock the sign-in alone, because anybody could end sessions otherwise. */
        Unauthenticated: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 403. No permission, or the CSRF token is missing or wrong. */
        Forbidden: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 422. The idempotency key came before, with another request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 403 of a GET. The session has no permission. */
        NoPermission: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 409. The session is not the one of the person in `Expected-Person-Id`. The service has changed nothing. */
        OtherPerson: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 412. An obligation must be satisfied first. */
        ObligationRequired: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description 404. No resource has this address. */
        NotFound: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description Purpose of the token. */
        TokenKindInPath: components["schemas"]["TokenKind"];
        /** @description The token of a link. */
        TokenInPath: components["schemas"]["Token"];
        /** @description The token of the invitation, of kind registration. */
        RegistrationToken: components["schemas"]["Token"];
        /** @description The feature flag. */
        FeatureFlagInPath: components["schemas"]["FeatureFlag"];
        /** @description The client's middleware sets it on every request; the response repeats it. */
        TraceIdOfRequest: components["schemas"]["TraceId"];
        /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
        TraceParent: string;
        /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
        IdempotencyKey: string;
        /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
        ExpectedPersonId: components["schemas"]["Identifier"];
        /** @description The id of the client company. */
        ClientId: components["schemas"]["Identifier"];
        /** @description The id of the associate, a membership in the client company. */
        AssociateId: components["schemas"]["Identifier"];
        /** @description Language of the response; en-US by default. A service may ignore the header. */
        UserLanguage: components["schemas"]["LanguageTag"];
        /** @description Region of the response; US by default. A service may ignore the header. */
        UserRegion: components["schemas"]["RegionCode"];
    };
    requestBodies: {
        AccountIdentifier: {
            content: {
                "application/json": components["schemas"]["CredentialRecovery"];
            };
        };
        Code: {
            content: {
                "application/json": components["schemas"]["CodeAnswer"];
            };
        };
    };
    headers: {
        /** @description The trace id of the request, or a new one; also in every error body. */
        TraceIdOfResponse: components["schemas"]["TraceId"];
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description What is left of a limit, as the RateLimit fields of the IETF's HTTPAPI group write it: `r` attempts are left, and `t` seconds remain until the limit starts again. With a 429 nothing is left, and `t` is the same as `Retry-After`. The app reads `Retry-After`. */
        RateLimit: string;
        /** @description Cookies that the response sets (`session`, `session-expiry`, `csrf-token`, `sso-session`, `device-trust`). Over https the first and the third are `__Host-session` and `__Host-csrf-token`, with Secure and Path=/ and without Domain, so that no neighbour host can set them. Over https every cookie is Secure. */
        SetCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loadToken: {
        parameters: {
            query?: {
                /** @description Whether the response contains `extra_information`. */
                extended?: boolean;
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description Purpose of the token. */
                kind: components["parameters"]["TokenKindInPath"];
                /** @description The token of a link. */
                token: components["parameters"]["TokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is good. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadedToken"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description Purpose of the token. */
                kind: components["parameters"]["TokenKindInPath"];
                /** @description The token of a link. */
                token: components["parameters"]["TokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The token is destroyed. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            422: components["responses"]["TokenRefused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    executeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenExecution"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description Done; the token is used. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            /** @description Taken already. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenValidation"];
            };
        };
        responses: {
            /** @description The token is valid; when the request has a code, the code is correct. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenValidationResult"];
                };
            };
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    prepareCodeEmailVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeEmailVerificationRequest"];
            };
        };
        responses: {
            /** @description The code is sent. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeEmailVerification"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPersonFromToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonFromToken"];
            };
        };
        responses: {
            201: components["responses"]["PersonCreated"];
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            409: components["responses"]["PersonExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeUnverifiedEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            200: components["responses"]["EmailVerificationSent"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The e-mail address is taken; or the session is another person's. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            412: components["responses"]["StepUpFirst"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description An address is refused. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPerson"];
            };
        };
        responses: {
            201: components["responses"]["PersonCreated"];
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            409: components["responses"]["PersonExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSsoPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSsoPerson"];
            };
        };
        responses: {
            201: components["responses"]["PersonCreated"];
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AccountIdentifier"];
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description Accepted. The service sends a link if it knows the identifier and a verified address. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestUsernameReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AccountIdentifier"];
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description Accepted. The service sends a reminder if it knows the identifier and a verified address. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestSelfRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfRegistration"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description Accepted. The service sends a link if an associate has this address. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssociate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The id of the client company. */
                clientId: components["parameters"]["ClientId"];
                /** @description The id of the associate, a membership in the client company. */
                associateId: components["parameters"]["AssociateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The associate. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Associate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            404: components["responses"]["AssociateNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyAssociate: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the invitation, of kind registration. */
                "X-Registration-Token": components["parameters"]["RegistrationToken"];
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The id of the client company. */
                clientId: components["parameters"]["ClientId"];
                /** @description The id of the associate, a membership in the client company. */
                associateId: components["parameters"]["AssociateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateVerification"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The date is right. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The date is wrong, or the link is not for this person; or the link is no open invitation. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRegistrationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The id of the client company. */
                clientId: components["parameters"]["ClientId"];
                /** @description The id of the associate, a membership in the client company. */
                associateId: components["parameters"]["AssociateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields to verify, and whether the profile contains them. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationSettings"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["AssociateNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssociateAttributes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The id of the client company. */
                clientId: components["parameters"]["ClientId"];
                /** @description The id of the associate, a membership in the client company. */
                associateId: components["parameters"]["AssociateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attributes; none of them is personal data. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateAttributes"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["AssociateNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkDateOfBirthExists: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The id of the client company. */
                clientId: components["parameters"]["ClientId"];
                /** @description The id of the associate, a membership in the client company. */
                associateId: components["parameters"]["AssociateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the profile has a date of birth; never the date itself. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateOfBirthExistence"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["AssociateNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, with the data of the selected associate. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeUpdate"];
            };
        };
        responses: {
            /** @description The person after the change. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices; a revoked one is no longer listed. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path: {
                /** @description The deviceId. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The device is revoked. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The password is changed. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBasicCredentials: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasicCredentials"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The credentials are created. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["UsernameTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendMyEmailVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyTokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["EmailVerificationSent"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Taken already; or the session is another person's. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsByGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description A marketplace application group in any form, or the id of a client to read its SAML settings. */
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The url to go to. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupSettings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            /** @description There is no such group. */
            404: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyClientInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInfo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            404: components["responses"]["ClientNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyAssociates: {
        parameters: {
            query?: {
                /** @description Whether each associate contains its client. */
                extended?: boolean;
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The associates. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Associate"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpersonationStart"];
            };
        };
        responses: {
            /** @description The impersonation has started. Callers ignore a body. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    /** @description Id of the acting session. */
                    "acting-session-id": components["schemas"]["Identifier"];
                    /** @description When the acting session ends, epoch milliseconds. */
                    "acting-session-expiry": components["schemas"]["EpochMilliseconds"];
                    /** @description Permissions of the acting session. */
                    "acting-session-mode": "impersonation";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unread"];
                };
            };
            /** @description The impersonation runs. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    /** @description Id of the acting session. */
                    "acting-session-id": components["schemas"]["Identifier"];
                    /** @description When the acting session ends, epoch milliseconds. */
                    "acting-session-expiry": components["schemas"]["EpochMilliseconds"];
                    /** @description Permissions of the acting session. */
                    "acting-session-mode": "impersonation";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The impersonation has ended. Callers ignore a body. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unread"];
                };
            };
            /** @description The impersonation has ended. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfRefused"];
            409: components["responses"]["OtherPerson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The impersonationId from the query of the page. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The associate to act as. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Impersonation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkEmailAddress: {
        parameters: {
            query: {
                /** @description The address to look for. */
                emailAddress: components["schemas"]["EmailAddress"];
            };
            header: {
                /** @description The token of the invitation, of kind registration. */
                "X-Registration-Token": components["parameters"]["RegistrationToken"];
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description No account has this address. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["EmailTaken"];
            /** @description The token is no open invitation. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContactInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description E-mail addresses and phones. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmContactInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfoConfirmation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSystemOfRecordContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact methods of the selected associate. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemOfRecordContacts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePhoneUse: {
        parameters: {
            query: {
                /** @description The number as the contact info has it. */
                phoneNumber: components["schemas"]["StoredPhoneNumber"];
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneUse"];
            };
        };
        responses: {
            /** @description The changed phone. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneContact"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["StepUpFirst"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPhoneNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPhoneNumber"];
            };
        };
        responses: {
            /** @description The phone, not verified yet. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneContact"];
                };
            };
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Taken already; or the session is another person's. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            412: components["responses"]["StepUpFirst"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePhoneNumber: {
        parameters: {
            query: {
                /** @description The number as the contact info has it. */
                phoneNumber: components["schemas"]["StoredPhoneNumber"];
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The phone is deleted. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["StepUpFirst"];
            422: components["responses"]["OnlyContactOfType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeEmailUse: {
        parameters: {
            query: {
                /** @description The address from the contact info. */
                emailAddress: components["schemas"]["StoredEmailAddress"];
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUse"];
            };
        };
        responses: {
            /** @description The changed address. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailContact"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["StepUpFirst"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addEmailAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmailAddress"];
            };
        };
        responses: {
            /** @description The address, not verified yet. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailContact"];
                };
            };
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Taken already; or the session is another person's. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            412: components["responses"]["StepUpFirst"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEmailAddress: {
        parameters: {
            query: {
                /** @description The address from the contact info. */
                emailAddress: components["schemas"]["StoredEmailAddress"];
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The address is deleted. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["StepUpFirst"];
            422: components["responses"]["OnlyContactOfType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startContactVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactVerificationStart"];
            };
        };
        responses: {
            /** @description A code is sent, or none is needed. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactVerification"];
                };
            };
            /** @description The request does not match the contract, or its type or purpose is missing. */
            400: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Taken already; or the session is another person's. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The stored value is not an address or number. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path: {
                /** @description The id from the start of the verification. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Code"];
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The contact method is verified. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMfaState: {
        parameters: {
            query?: {
                /** @description The level of assurance to reach. */
                requiredLevel?: components["schemas"]["LevelOfAssurance"];
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available methods, and the next step. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaState"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startMfaChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
                /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaChallengeStart"];
            };
        };
        responses: {
            /** @description The challenge. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaChallenge"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyMfaChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path: {
                /** @description The id of the challenge. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaAnswer"];
            };
        };
        responses: {
            /** @description The answer is right. Sets the cookie of the new session id. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaResult"];
                };
            };
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFeature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The feature flag. */
                flag: components["parameters"]["FeatureFlagInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeatureFound"];
            400: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFeatureForClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The feature flag. */
                flag: components["parameters"]["FeatureFlagInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureContext"];
            };
        };
        responses: {
            200: components["responses"]["FeatureFound"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["ClientNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchClients: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientSearch"];
            };
        };
        responses: {
            /** @description The matching clients, and their total number. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSearchResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkUsernameObligation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current username, and one suggestion for each associate. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsernameSettings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUsernames: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsernameUpdate"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The usernames are changed. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["UsernameTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The current password is wrong. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewUsernames: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsernameReview"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The usernames are accepted. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["UsernameTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageOption"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the response; en-US by default. A service may ignore the header. */
                "user-language"?: components["parameters"]["UserLanguage"];
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regions. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionOption"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTimezones: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the response; en-US by default. A service may ignore the header. */
                "user-language"?: components["parameters"]["UserLanguage"];
                /** @description Region of the response; US by default. A service may ignore the header. */
                "user-region"?: components["parameters"]["UserRegion"];
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zones. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimezoneOption"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRegionalSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RegionalSettings"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveRegionalSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalSettings"];
            };
        };
        responses: {
            200: components["responses"]["SavedRegionalSettings"];
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyAssociateToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateTokenVerification"];
            };
        };
        responses: {
            /** @description The invitation, including extra information. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateInvitation"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TokenRefused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    executeAssociateToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
                "Expected-Person-Id"?: components["parameters"]["ExpectedPersonId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateTokenExecution"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The associate is linked; the invitation is used. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule is broken; the code names it. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The token of a link. */
                token: components["parameters"]["TokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The invitation is destroyed. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            422: components["responses"]["TokenRefused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
