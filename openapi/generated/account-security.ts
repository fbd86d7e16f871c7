// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.
export interface paths {
    "/passkey-sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in with a passkey
         * @description The challenge is used once, within 5 minutes. The options name no credential and are alike for everyone, so they reveal no account. A page may keep them until they are used. NOT_FOUND while no passkey sign-in is offered.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkey-sign-ins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description The response of a login (see docs/product/4-states.md#login): cookies, personal settings, the redirect; obligations come after it. Level of assurance 3 when the authenticator verified the user, else 1. PASSKEY_UNKNOWN only when no person has the credential: the page tells the browser to forget it. Every other refused passkey (signature, origin, counter) gets PASSKEY_REFUSED. CHALLENGE_EXPIRED for a challenge that is used, too old or not known. A lock after wrong passwords does not hold for a passkey. A sign-in on a new device is told as by login.
         */
        post: operations["finishPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/code-sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a code that signs in
         * @description Six digits to the first verified address of the person, valid for 10 minutes and 5 tries. A new code ends the one before. A username that nobody has, or whose person gets no code, is answered alike and as fast: no account is revealed. No code for who signs in elsewhere, and where a client of the person does not have the flag `enableCodeSignIn`. NOT_FOUND while no visitor may sign in by code. TOO_MANY_ATTEMPTS after 5 codes in 15 minutes for one name.
         */
        post: operations["startCodeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/code-sign-ins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the mailed code
         * @description The response of a login (see docs/product/4-states.md#login), at level of assurance 1; obligations come after it. The code works once. CODE_EXPIRED for one that is used, too old or not known, TOO_MANY_ATTEMPTS from the fifth wrong one on. It does not meet the obligation to sign in with username and password. A lock after wrong passwords does not hold for a code. A sign-in on a new device is told as by login.
         */
        post: operations["finishCodeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the code of a reset mail for the token of its link
         * @description Where visitors may sign in by code, the mail of requestPasswordReset has a code beside its link: six digits, valid for 10 minutes and 5 tries. A mail scanner cannot use it up, and a person can type it on another device. The token is that of the link, which stays as it is. An address that nobody has is answered as a wrong code. NOT_FOUND while no visitor may sign in by code.
         */
        post: operations["redeemPasswordResetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/account-security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the person signs in, and the second steps
         * @description INSUFFICIENT_PERMISSIONS for users of single sign-on or of the other sign-in system, for impersonators, and while the feature is off for the client.
         */
        get: operations["getAccountSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the person
         * @description All of them, newest first. `account` is what a page needs to tell the browser which passkeys are accepted.
         */
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/passkey-registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to create a passkey
         * @description Used once, within 5 minutes, by the session that began it. Needs level of assurance 3, reached at most 10 minutes ago, unless the person has no method to reach it. An automatic creation (`isAutomatic`, for `mediation: conditional`) needs a password sign-in of the last 10 minutes instead, else SIGN_IN_TOO_OLD; user presence is not asked of it. A passkey that was created below level 3 signs in at level 1, until a session that it began has reached level 3 by another method.
         */
        post: operations["startPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/passkey-registrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the created passkey
         * @description Without a name, the passkey gets that of its authenticator, or "Passkey". PASSKEY_REFUSED: the attestation does not verify (challenge, origin, relying party, user presence). The page tells the browser to forget that passkey.
         */
        post: operations["registerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/passkeys/{id}": {
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
         * Delete a passkey
         * @description Needs level of assurance 3, reached at most 10 minutes ago. LAST_WAY_TO_SIGN_IN: without it the person could not sign in. The response names the sessions that it began, so that a page can offer to end them.
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Asks for no step-up.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/persons/me/passkey-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Whether sign-in may offer to create a passkey
         * @description Also covers the automatic creation. Asks for no step-up.
         */
        put: operations["setPasskeyOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/authenticator-app/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add an authenticator app
         * @description Pending for 10 minutes. Within that time the same secret is answered again, so that a reload changes nothing. An app that is set up already counts until the new one is confirmed. Needs level of assurance 3, reached at most 10 minutes ago, unless the person has no method to reach it.
         */
        post: operations["startAuthenticatorApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/authenticator-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app with its first code
         * @description A code of the current time step, or of the one before or after it. A time step is accepted once. CODE_EXPIRED when no setup is pending.
         */
        post: operations["confirmAuthenticatorApp"];
        /**
         * Remove the authenticator app
         * @description Needs level of assurance 3, reached at most 10 minutes ago.
         */
        delete: operations["removeAuthenticatorApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make ten new backup codes
         * @description Shown once. They count, and the former ones end, when they are kept (`keepBackupCodes`), within 10 minutes. Needs level of assurance 3, reached at most 10 minutes ago, unless the person has no method to reach it.
         */
        post: operations["createBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/backup-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm that the new backup codes are saved
         * @description From now on they are accepted at step-up, each once, in any case, with or without the dash. The former codes end.
         */
        put: operations["keepBackupCodes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person is signed in
         * @description The sessions that the person began, those that act for an associate too. This session first, then the one that was seen last.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions of the person
         * @description Ends those that act for an associate too, and the trust in each device. Their next call gets MISSING_SESSION_COOKIE. Asks for no step-up.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/sessions/{id}": {
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
         * End one session
         * @description Its next call gets MISSING_SESSION_COOKIE. Asks for no step-up. A session that has ended is not found.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/trusted-devices/{id}": {
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
         * Trust one device no more
         * @description The next sign-in on it is asked for the step-up again. Its open sessions stay. Asks for no step-up. A trust that has ended is not found.
         */
        delete: operations["endDeviceTrust"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the account
         * @description The last 90 days, newest first, in pages. A cursor that this operation did not answer gets MALFORMED_REQUEST.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PasskeySignIn: {
            /** @description The started sign-in. The call with the passkey's answer names it. */
            id: components["schemas"]["Identifier"];
            /** @description When the challenge ends, UTC. The page asks for a new one before that. */
            expiresAt: components["schemas"]["DateTime"];
            publicKey: components["schemas"]["PasskeyRequestOptions"];
        };
        PasskeyAnswer: {
            credential: components["schemas"]["PasskeyAssertion"];
        };
        /** @description Login response, with the level reached and the account of the passkey. */
        PasskeySignedIn: {
            personalSettings: components["schemas"]["PersonalSettings"];
            /**
             * Format: uri-reference
             * @description Prefix of a redirect target that starts with a slash (see docs/product/4-states.md#login); may be empty.
             */
            redirectUrl: string;
            /** @description The level of the new session. The app reads it from the check. */
            levelOfAssurance?: components["schemas"]["LevelOfAssurance"];
            account?: components["schemas"]["PasskeyAccount"];
        };
        CodeSignInStart: {
            username: components["schemas"]["LoginUsername"];
        };
        CodeSignIn: {
            /** @description The started sign-in. The call with the code names it. */
            id: components["schemas"]["Identifier"];
            /** @description When the code ends, UTC. */
            expiresAt: components["schemas"]["DateTime"];
            /** @description The page offers no other code before that. */
            resendAfterSeconds?: number;
            /** @description How many digits the code has. */
            codeLength?: number;
        };
        MailedCode: {
            /** @description The code from the mail. */
            code: components["schemas"]["OneTimeCode"];
        };
        /** @description Login response. */
        CodeSignedIn: {
            personalSettings: components["schemas"]["PersonalSettings"];
            /**
             * Format: uri-reference
             * @description Prefix of a redirect target that starts with a slash (see docs/product/4-states.md#login); may be empty.
             */
            redirectUrl: string;
        };
        PasswordResetCode: {
            /** @description As requestPasswordReset had it. */
            identifier: string;
            /** @description The code from the mail. */
            code: components["schemas"]["OneTimeCode"];
        };
        PasswordResetToken: {
            /** @description The token of the link. */
            token: components["schemas"]["Token"];
        };
        /** @description What `PublicKeyCredential.signalAllAcceptedCredentials` and `signalCurrentUserDetails` need. The list is complete. */
        PasskeyAccount: {
            /** @description The relying party of the passkeys (WebAuthn), a host name. */
            rpId: string;
            /** @description The user handle of the person (WebAuthn). Random, without personal data. */
            userHandle: components["schemas"]["Base64Url"];
            name: components["schemas"]["LoginUsername"];
            /** @description The name that a passkey manager shows. */
            displayName: components["schemas"]["DisplayName"];
            /** @description The credentials of all passkeys of the person. The browser may hide every other one. */
            acceptedCredentialIds: components["schemas"]["Base64Url"][];
        };
        AccountSecurity: {
            /** @description The password of the person. */
            password: {
                /** @description The person has a username and a password. */
                isSet: boolean;
                /** @description When the password was changed last, UTC. The page shows no time when it is missing. */
                changedAt?: components["schemas"]["DateTime"];
            };
            /** @description Absent when the person cannot sign in through an identity provider. */
            singleSignOn?: {
                /** @description The name of the identity provider. The page shows none when it is missing. */
                providerName?: components["schemas"]["DisplayName"];
            };
            /** @description The authenticator app of the person. */
            authenticatorApp: components["schemas"]["AuthenticatorApp"];
            /** @description The backup codes of the person. */
            backupCodes: components["schemas"]["BackupCodes"];
        };
        Passkeys: {
            /** @description The passkeys, the newest first. */
            passkeys: components["schemas"]["Passkey"][];
            /**
             * @description How many passkeys a person may have.
             * @default 10
             */
            most: number;
            /**
             * @description The only passkey is the only way to sign in, so it cannot be deleted.
             * @default false
             */
            isLastWayToSignIn: boolean;
            /**
             * @description Whether sign-in may offer to create a passkey.
             * @default true
             */
            isOfferWanted: boolean;
            account: components["schemas"]["PasskeyAccount"];
        };
        Passkey: {
            /** @description The id for renaming and deleting the passkey. */
            id: components["schemas"]["Identifier"];
            /** @description The name that the person gave it, or that of its authenticator. */
            name: components["schemas"]["NameOfPasskey"];
            /** @description The product that holds it, by its AAGUID; absent when not known. */
            authenticator?: components["schemas"]["DisplayName"];
            /** @description It is backed up by its provider, so it works on other devices too. */
            isSynced?: boolean;
            /** @description When the passkey was created, UTC. The page shows no time when it is missing. */
            createdAt?: components["schemas"]["DateTime"];
            /** @description When the passkey was used last, UTC. Missing when it was never used. */
            lastUsedAt?: components["schemas"]["DateTime"];
        };
        /** @description A name of a passkey; not only blanks. */
        NameOfPasskey: string;
        PasskeyName: {
            /** @description The new name. Blanks around it are not part of it. */
            name: components["schemas"]["NameOfPasskey"];
        };
        PasskeyOffer: {
            /** @description Whether sign-in may offer to create a passkey from now on. */
            isWanted: boolean;
        };
        PasskeyRegistrationStart: {
            /** @description A creation without a question to the user. */
            isAutomatic?: boolean;
        };
        PasskeyRegistration: {
            /** @description The started creation. The call with the new passkey names it. */
            id: components["schemas"]["Identifier"];
            /** @description When the challenge ends, UTC. */
            expiresAt: components["schemas"]["DateTime"];
            publicKey: components["schemas"]["PasskeyCreationOptions"];
        };
        PasskeyRegistrationAnswer: {
            /** @description The name of the passkey. Without it the service takes the name of the authenticator. */
            name?: components["schemas"]["NameOfPasskey"];
            credential: components["schemas"]["PasskeyAttestation"];
        };
        RegisteredPasskey: {
            /** @description The new passkey. */
            passkey: components["schemas"]["Passkey"];
            account: components["schemas"]["PasskeyAccount"];
        };
        DeletedPasskey: {
            /** @description The open sessions that began with the passkey. The app offers to end them; missing means none. */
            begunSessionIds?: components["schemas"]["Identifier"][];
            account: components["schemas"]["PasskeyAccount"];
        };
        AuthenticatorAppSetup: {
            /** @description Base32 (RFC 4648), for typing. */
            secret: string;
            /**
             * Format: uri
             * @description otpauth://totp/issuer:account, for a QR code.
             */
            otpauthUri: string;
            /** @description When the secret ends unless a code confirms it, UTC. */
            expiresAt: components["schemas"]["DateTime"];
        };
        AuthenticatorCode: {
            /** @description A code that the new authenticator app shows. */
            code: components["schemas"]["OneTimeCode"];
        };
        /** @description Whether an authenticator app (RFC 6238) is set up. */
        AuthenticatorApp: {
            /** @description Whether the person has an authenticator app. */
            isSet: boolean;
            /** @description When it was added, UTC. The page shows no time when it is missing. */
            createdAt?: components["schemas"]["DateTime"];
        };
        NewBackupCodes: {
            /** @description The new codes. The call that makes them count names it. */
            id: components["schemas"]["Identifier"];
            /** @description When the codes end unless the person confirms them, UTC. The page shows no time when it is missing. */
            expiresAt?: components["schemas"]["DateTime"];
            /** @description The codes in plain text, this once. */
            codes: string[];
        };
        /** @description The backup codes, as a number: the codes themselves are shown once. */
        BackupCodes: {
            /** @description How many codes are not used. */
            left: number;
            /** @description When the codes were created, UTC. The page shows no time when it is missing. */
            createdAt?: components["schemas"]["DateTime"];
        };
        Sessions: {
            /** @description The open sessions of the person, this session first. */
            sessions: components["schemas"]["Session"][];
            /** @description The devices that sign-in does not ask for a step-up to level 2 (see verifyMfaChallenge), this device first. Missing where none can be trusted. */
            trustedDevices?: components["schemas"]["TrustedDevice"][];
        };
        TrustedDevice: {
            /** @description The id for ending the trust. It is not the value of its cookie. */
            id: components["schemas"]["Identifier"];
            /**
             * @description Whether the request has the cookie of the device.
             * @default false
             */
            isCurrent: boolean;
            browser?: components["schemas"]["Browser"];
            system?: components["schemas"]["System"];
            place?: components["schemas"]["Place"];
            /** @description Since when, UTC. The page shows no time when it is missing. */
            trustedAt?: components["schemas"]["DateTime"];
            /** @description When a sign-in last used the trust, UTC. Missing when none has. */
            lastUsedAt?: components["schemas"]["DateTime"];
        };
        Session: {
            /** @description The id for ending the session. It is not the value of the session cookie. */
            id: components["schemas"]["Identifier"];
            /**
             * @description Whether it is the session of the request. The app offers no button to end it.
             * @default false
             */
            isCurrent: boolean;
            browser?: components["schemas"]["Browser"];
            system?: components["schemas"]["System"];
            place?: components["schemas"]["Place"];
            /** @description How the session began. The app does not show it. */
            method?: components["schemas"]["SignInMethod"];
            /** @description When the session began, UTC. The app does not show it. */
            startedAt?: components["schemas"]["DateTime"];
            /** @description When the session was used last, UTC. The page shows no time when it is missing. */
            lastSeenAt?: components["schemas"]["DateTime"];
        };
        EndedSessions: {
            /** @description How many sessions ended. The app does not show it. */
            ended?: number;
        };
        /**
         * @description Read from the user agent when the session began. OTHER when it is not known.
         * @enum {string}
         */
        Browser: "CHROME" | "EDGE" | "FIREFOX" | "SAFARI" | "OPERA" | "SAMSUNG_INTERNET" | "OTHER";
        /**
         * @description Read from the user agent when the session began. IPAD_OR_MAC where the two cannot be told apart.
         * @enum {string}
         */
        System: "WINDOWS" | "MAC" | "IPAD_OR_MAC" | "IPHONE" | "IPAD" | "ANDROID" | "CHROME_OS" | "LINUX" | "OTHER";
        /** @description About where, by the address of the network. */
        Place: {
            /** @description The name of the state or the city, in the language of the request where the service has it. The page shows only the country when it is missing. */
            region?: components["schemas"]["DisplayName"];
            country: components["schemas"]["RegionCode"];
        };
        /**
         * @description How a session began. OTHER_SYSTEM is the other sign-in system.
         * @enum {string}
         */
        SignInMethod: "PASSWORD" | "PASSKEY" | "EMAIL_CODE" | "SINGLE_SIGN_ON" | "OTHER_SYSTEM";
        /** @description Opaque. */
        Cursor: string;
        Activity: {
            /** @description What happened, the newest first. */
            entries: components["schemas"]["ActivityEntry"][];
            /** @description For the next page; absent or null on the last page. */
            nextCursor?: string | null;
        };
        ActivityEntry: {
            /** @description The id of the entry, unique for the person. */
            id: components["schemas"]["Identifier"];
            /** @description When it happened, UTC. */
            at: components["schemas"]["DateTime"];
            /** @description What happened. */
            kind: components["schemas"]["ActivityKind"];
            /** @description How the person signed in. Only for sign-ins. */
            method?: components["schemas"]["SignInMethod"];
            /** @description The masked contact, the name of the passkey, or who acts for whom and why. */
            subject?: string;
            browser?: components["schemas"]["Browser"];
            system?: components["schemas"]["System"];
            place?: components["schemas"]["Place"];
        };
        /**
         * @description What happened to an account. PASSKEY_COUNTER_ODD means that a passkey may have been copied. PASSWORD_CHANGED also means a reset by a link. IMPERSONATION_STARTED is an entry of the associate and of the staff member.
         * @enum {string}
         */
        ActivityKind: "SIGNED_IN" | "SIGN_IN_FAILED" | "ACCOUNT_LOCKED" | "PASSWORD_CHANGED" | "USERNAME_CHANGED" | "IMPERSONATION_STARTED" | "CONTACT_ADDED" | "CONTACT_CHANGED" | "CONTACT_DELETED" | "PASSKEY_CREATED" | "PASSKEY_DELETED" | "PASSKEY_COUNTER_ODD" | "AUTHENTICATOR_APP_ADDED" | "AUTHENTICATOR_APP_REMOVED" | "BACKUP_CODES_CREATED" | "BACKUP_CODE_USED" | "SESSION_ENDED" | "OTHER_SESSIONS_ENDED" | "DEVICE_TRUSTED" | "DEVICE_TRUST_ENDED";
        /** @description An id that finds a request in the logs of the app and of the services. */
        TraceId: string;
        /**
         * @description An opaque id of a person, associate, client, device, challenge ...
         * @example associate-ann
         */
        Identifier: string;
        /**
         * Format: date-time
         * @description A moment, RFC 3339 date-time in UTC.
         * @example 2026-11-02T08:55:00.000Z
         */
        DateTime: string;
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
        /** @description A username at sign-in (see docs/product/9-limits.md). */
        LoginUsername: string;
        /** @description A display name (client, product, language ...). */
        DisplayName: string;
        /**
         * @description A code that the user types. A code of the wrong length is a wrong code, not a malformed request.
         * @example 482915
         */
        OneTimeCode: string;
        /** @description A one-time link token (invitation, reset, verification). It ends with no period, because mail programs take the end of a sentence into a link. */
        Token: string;
        /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3. */
        PasskeyCreationOptions: {
            /** @description The relying party that the passkey is for. */
            rp: {
                /** @description The host name of the relying party. Without it the host of the page. */
                id?: string;
                /** @description The name that the browser may show. */
                name: string;
            };
            /** @description The person that the passkey is for. */
            user: {
                /** @description The user handle. Random, without personal data. */
                id: components["schemas"]["Base64Url"];
                /** @description The username that a passkey manager shows. */
                name: string;
                /** @description The name that a passkey manager shows. */
                displayName: string;
            };
            /** @description Random bytes, used once. */
            challenge: components["schemas"]["Base64Url"];
            /** @description The accepted algorithms, the preferred one first. */
            pubKeyCredParams: {
                /**
                 * @description WebAuthn has only this type.
                 * @constant
                 */
                type: "public-key";
                /** @description COSE algorithm; -7 is ES256. */
                alg: number;
            }[];
            /** @description How long the browser waits, in milliseconds. Without it the browser decides. */
            timeout?: number;
            /** @description The passkeys that the person has. Their authenticators create no second one. */
            excludeCredentials?: components["schemas"]["PasskeyDescriptor"][];
            /** @description What the authenticator must be able to do. */
            authenticatorSelection?: {
                /**
                 * @description Whether the passkey is stored with its user handle. A sign-in without a username needs that.
                 * @enum {string}
                 */
                residentKey?: "required" | "preferred" | "discouraged";
                /** @description The same for older browsers. */
                requireResidentKey?: boolean;
                /**
                 * @description Whether the authenticator asks for a PIN, a finger or a face.
                 * @enum {string}
                 */
                userVerification?: "required" | "preferred" | "discouraged";
            };
            /**
             * @description Whether the authenticator proves its make. `none` where it is missing.
             * @enum {string}
             */
            attestation?: "none" | "indirect" | "direct" | "enterprise";
            /** @description Extensions of WebAuthn that the service reads. */
            extensions?: {
                /** @description Asks whether the passkey is stored with its user handle. */
                credProps?: boolean;
            };
        };
        /** @description The body of the 412 of a change that may need a step-up. `obligation` names the step that comes first, and the change goes on after it. */
        StepUpEnvelope: {
            /**
             * @description The only code of a step that comes first.
             * @enum {string}
             */
            code?: "BLOCKED_BY_OBLIGATION";
        } & components["schemas"]["ErrorEnvelope"];
        /** @description Many bytes in base64url (RFC 4648) without padding. */
        LongBase64Url: string;
        /** @description RegistrationResponseJSON of WebAuthn Level 3. */
        PasskeyAttestation: {
            /** @description The id of the new credential. */
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
            /** @description What the authenticator created. */
            response: {
                /** @description Challenge and origin, as the browser saw them. */
                clientDataJSON: components["schemas"]["Base64Url"];
                /** @description The new public key, with the proof if one was asked for. */
                attestationObject: components["schemas"]["LongBase64Url"];
                /** @description A copy from the attestation object, which older browsers omit. */
                authenticatorData?: components["schemas"]["LongBase64Url"];
                /** @description How the browser reached the authenticator. Missing means not known. */
                transports?: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                /** @description A copy of the COSE algorithm, which older browsers omit. */
                publicKeyAlgorithm?: number;
                /** @description A copy of the public key, which older browsers omit. */
                publicKey?: components["schemas"]["Base64Url"];
            };
        };
    };
    responses: {
        /** @description 412. An obligation must be satisfied first; for a change of a factor it is `stepUp` to level 3. */
        StepUpRequired: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StepUpEnvelope"];
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
    };
    parameters: {
        /** @description The client's middleware sets it on every request; the response repeats it. */
        TraceIdOfRequest: components["schemas"]["TraceId"];
        /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
        TraceParent: string;
        /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
        ExpectedPersonId: components["schemas"]["Identifier"];
        /** @description Language of the response; en-US by default. A service may ignore the header. */
        UserLanguage: components["schemas"]["LanguageTag"];
    };
    requestBodies: never;
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
    startPasskeySignIn: {
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
            /** @description The options for `navigator.credentials.get`. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeySignIn"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishPasskeySignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The id of the started sign-in. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description Signed in. Sets the session cookies with a new session id, and a new CSRF token. Ends the cookie `sso-session`, as `login` does. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeySignedIn"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The passkey is not accepted. */
            401: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The challenge is over. Begin again. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The associate is suspended, or the account is inactive. */
            423: {
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
    startCodeSignIn: {
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
                "application/json": components["schemas"]["CodeSignInStart"];
            };
        };
        responses: {
            /** @description The code is on its way, if the person gets one. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSignIn"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishCodeSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The id of the started sign-in. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedCode"];
            };
        };
        responses: {
            /** @description Signed in. Sets the session cookies with a new session id, and a new CSRF token. Ends the cookie `sso-session`, as `login` does. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSignedIn"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong or over. */
            422: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The associate is suspended, or the account is inactive. */
            423: {
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
    redeemPasswordResetCode: {
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
                "application/json": components["schemas"]["PasswordResetCode"];
            };
        };
        responses: {
            /** @description The token, for loadToken and executeToken. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetToken"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong or over. */
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
    getAccountSecurity: {
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
            /** @description The overview. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSecurity"];
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
    listPasskeys: {
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
            /** @description The passkeys. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
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
    startPasskeyRegistration: {
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
                "application/json": components["schemas"]["PasskeyRegistrationStart"];
            };
        };
        responses: {
            /** @description The options for `navigator.credentials.create`. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRegistration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The person has as many passkeys as allowed; or the session is another person's. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            412: components["responses"]["StepUpRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Only for an automatic creation. The password sign-in is too long ago. */
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
    registerPasskey: {
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
                /** @description The id of the started registration. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRegistrationAnswer"];
            };
        };
        responses: {
            /** @description The passkey, and the accepted ones after it. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredPasskey"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The passkey is registered already, or the person has as many as allowed; or the session is another person's. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            412: components["responses"]["StepUpRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The passkey is not accepted, or the challenge is over. */
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
    deletePasskey: {
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
                /** @description The id of the passkey. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPasskey"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description At least one way to sign in stays; or the session is another person's. */
            409: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            412: components["responses"]["StepUpRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renamePasskey: {
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
                /** @description The id of the passkey. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
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
    setPasskeyOffer: {
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
                "application/json": components["schemas"]["PasskeyOffer"];
            };
        };
        responses: {
            /** @description Saved. */
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
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startAuthenticatorApp: {
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
            /** @description The secret, for a QR code and as text. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorAppSetup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["StepUpRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmAuthenticatorApp: {
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
                "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        responses: {
            /** @description The app is set up. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorApp"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["StepUpRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong, or no setup is pending. */
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
    removeAuthenticatorApp: {
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
            /** @description Removed. */
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
            412: components["responses"]["StepUpRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBackupCodes: {
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
            /** @description The codes. */
            201: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewBackupCodes"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["StepUpRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    keepBackupCodes: {
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
                /** @description The id of the new codes. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes count. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["StepUpRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Language of the response; en-US by default. A service may ignore the header. */
                "user-language"?: components["parameters"]["UserLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that have not ended. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
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
    endOtherSessions: {
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
            /** @description Ended. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
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
                /** @description The id of the session in the list; not the secret of its cookie. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
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
    endDeviceTrust: {
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
                /** @description The id of the device in the list; not the secret of its cookie. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trust has ended. */
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
    listActivity: {
        parameters: {
            query?: {
                /** @description Where the page begins; the `nextCursor` of the page before. */
                cursor?: components["schemas"]["Cursor"];
                /** @description How many entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
                /** @description Language of the response; en-US by default. A service may ignore the header. */
                "user-language"?: components["parameters"]["UserLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
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
}
