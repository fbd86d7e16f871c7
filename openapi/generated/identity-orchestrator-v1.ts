// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.
export interface paths {
    "/sessions/me/associates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch to another client
         * @description 200 means that the user must sign in again as the response says. 204 means that the session now belongs to the other client. The body contains the fields that the product names, but the server trusts only its stored client and session.
         */
        put: operations["switchAssociate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisionAllClientAccess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the signed-in user access to a client
         * @description For support staff with an all-client access role (see docs/product/6-permissions.md). Adding a client that the user already has changes nothing.
         */
        post: operations["provisionAllClientAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/username/{username}/username-availability-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a username is free
         * @description Each person may ask 30 times in 15 minutes, because the response tells who has an account. There is no 412, because users need this call to satisfy the obligation to change the username.
         */
        get: operations["checkUsernameAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/identity-ui-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text resource package of a language
         * @description The texts of the base language, replaced by those of the region where they differ. A variant of English answers only what differs, because English is built in. 404 for an unknown language; the app then tries the base language, then English (see docs/product/4-states.md#translation-load).
         */
        get: operations["getTextPackage"];
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
        AssociateSwitch: {
            /** @description The associate to act for. */
            associateId: components["schemas"]["Identifier"];
            /** @description The client of the associate. */
            clientId: components["schemas"]["Identifier"];
            /** @description Whether the client uses the other sign-in system, from the list of associates. */
            isNexoClient: boolean;
            /** @description Whether this session came from the other sign-in system. */
            isAuthenticatedByNexo: boolean;
        };
        /** @description Client switch response. */
        AssociateSwitchAnswer: {
            username: components["schemas"]["LoginUsername"];
            /** @description Whether the client uses the other sign-in system. Without it the app uses the value of the chosen associate. */
            isNexoClient?: boolean;
            /** @description The login page of the other sign-in system. */
            redirectLoginUrl: components["schemas"]["Url"];
        };
        AllClientAccessProvision: {
            /** @description The client that internal staff gets access to. */
            clientId: components["schemas"]["Identifier"];
            /** @description The associate of the internal staff member who asks. */
            lifionOpsAssociateId: components["schemas"]["Identifier"];
            /** @description Empty when the only role was all-client-impl-ic-user and the client is transitioned to service (see docs/product/6-permissions.md). A service must refuse an empty list with 403 INSUFFICIENT_PERMISSIONS. */
            allClientAccessRoles: components["schemas"]["AllClientAccessRole"][];
        };
        UsernameAvailability: {
            /** @description Whether no account has the username. It may be taken a moment later: saving decides. */
            isAvailable: boolean;
        };
        /** @description The texts, as the whole body or in an envelope. */
        TextPackage: components["schemas"]["TextEnvelope"] | components["schemas"]["TextResources"];
        TextEnvelope: {
            /** @description The language of the texts, BCP 47. It can differ from the requested one. */
            language: components["schemas"]["LanguageTag"];
            /** @description Version of the text catalogue. */
            version: string;
            resources: components["schemas"]["TextResources"];
        };
        /** @description One tree of texts for each namespace. The app keeps its own text for a key that is missing. */
        TextResources: {
            [key: string]: components["schemas"]["TextTree"];
        };
        /** @description No key may be a name that reaches a prototype. */
        TextKey: string;
        TextTree: {
            [key: string]: string | components["schemas"]["TextTree"];
        };
        /** @description An id that finds a request in the logs of the app and of the services. */
        TraceId: string;
        /**
         * @description An opaque id of a person, associate, client, device, challenge ...
         * @example associate-ann
         */
        Identifier: string;
        /** @description A username at sign-in (see docs/product/9-limits.md). */
        LoginUsername: string;
        /**
         * Format: uri-reference
         * @description Absolute or relative URL. The app follows it only when its redirect-safety check allows it.
         */
        Url: string;
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
        AllClientAccessRole: {
            /**
             * @description The name of the role.
             * @example all-client-impl-ic-user
             */
            role: string;
            /** @description The ticket that granted the role. */
            ticketUrl: components["schemas"]["Url"];
        };
        /** @description Any JSON. */
        Unread: unknown;
        /**
         * @description BCP 47.
         * @example en-US
         */
        LanguageTag: string;
    };
    responses: {
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
    };
    parameters: {
        /** @description The client's middleware sets it on every request; the response repeats it. */
        TraceIdOfRequest: components["schemas"]["TraceId"];
        /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
        TraceParent: string;
        /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
        ExpectedPersonId: components["schemas"]["Identifier"];
        /** @description Names one submission (the Idempotency-Key field of the IETF's HTTPAPI group: a quoted text). The app sends the same key when it repeats a submission whose response it did not get. A service then sends the first response again and does nothing twice. It keeps a key for 24 hours, for one person, browser and operation. A service may ignore the header. */
        IdempotencyKey: string;
        /** @description The username, percent-encoded. Logs of proxies can contain it. */
        UsernameInPath: components["schemas"]["LoginUsername"];
        /** @description Language of the response; en-US by default. A service may ignore the header. */
        UserLanguage: components["schemas"]["LanguageTag"];
    };
    requestBodies: never;
    headers: {
        /** @description The trace id of the request, or a new one; also in every error body. */
        TraceIdOfResponse: components["schemas"]["TraceId"];
        /** @description Cookies that the response sets (`session`, `session-expiry`, `csrf-token`, `sso-session`, `device-trust`). Over https the first and the third are `__Host-session` and `__Host-csrf-token`, with Secure and Path=/ and without Domain, so that no neighbour host can set them. Over https every cookie is Secure. */
        SetCookie: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description What is left of a limit, as the RateLimit fields of the IETF's HTTPAPI group write it: `r` attempts are left, and `t` seconds remain until the limit starts again. With a 429 nothing is left, and `t` is the same as `Retry-After`. The app reads `Retry-After`. */
        RateLimit: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    switchAssociate: {
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
                "application/json": components["schemas"]["AssociateSwitch"];
            };
        };
        responses: {
            /** @description The other client requires another sign-in. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateSwitchAnswer"];
                };
            };
            /** @description Switched. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The associate is suspended at that client. */
            423: {
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
    provisionAllClientAccess: {
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
                "application/json": components["schemas"]["AllClientAccessProvision"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            /** @description The user has access. */
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
            /** @description There is no such client. */
            404: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            409: components["responses"]["OtherPerson"];
            412: components["responses"]["ObligationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkUsernameAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The username, percent-encoded. Logs of proxies can contain it. */
                username: components["parameters"]["UsernameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is free. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsernameAvailability"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTextPackage: {
        parameters: {
            query?: {
                /** @description The capabilities whose texts are wanted; without it, all of them. The app asks for those that a page shows, and accepts more, so a service may ignore this parameter. */
                namespaces?: string[];
            };
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
            /** @description The texts. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextPackage"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
