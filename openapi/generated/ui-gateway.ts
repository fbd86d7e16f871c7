// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.
export interface paths {
    "/prolong-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prolong the session, or only ask for its end
         * @description Without headers the session slides to its full length. The early sync (under 63 s left) sends `prolong-session: false` and `sync-session-ttl: true`: the answer and the `session-expiry` cookie then tell the present end, and nothing is prolonged.
         */
        get: operations["prolongSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logging/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report one log entry */
        post: operations["log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logging/batch-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report up to ten log entries
         * @description At most 10 entries; the app waits 500 ms for more (see docs/product/9-limits.md).
         */
        post: operations["batchLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Legal agreements by key
         * @description The present version of each agreement that a key names; a key that names none is left out. No 412, or nobody could satisfy the obligation to accept.
         */
        get: operations["getLegalAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/me/legal-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept legal agreements
         * @description Every agreement is accepted, or none. No 412, or nobody could satisfy the obligation to accept.
         */
        post: operations["acceptLegalAgreements"];
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
        SessionEnd: {
            sessionExpiry: components["schemas"]["EpochMilliseconds"];
        };
        LogEntry: {
            /** @enum {string} */
            level: "debug" | "info" | "warn" | "error";
            message: string;
            timestamp: components["schemas"]["DateTime"];
            /** @description What happened, for machines, as in verify-contact.start. */
            event?: string;
            /** @description Error code, where there is one; free, since an unknown code is worth a report. */
            code?: string;
            /** @description Path of the screen, without query and without token. */
            path?: string;
            traceId?: components["schemas"]["TraceId"];
            /** @description Measure of a web vital, in its own unit (ms, or none). */
            value?: number;
            /** @description Version and build id of the app. */
            build?: string;
        };
        AgreementName: string;
        AgreementVersion: string;
        /** @description Legal agreement (see docs/product/3-entities.md#legal-agreement); name and version together are unique. */
        LegalAgreement: {
            agreementName: components["schemas"]["AgreementName"];
            displayName: components["schemas"]["DisplayName"];
            version: components["schemas"]["AgreementVersion"];
            documentUrl: components["schemas"]["Url"];
            createdAt: components["schemas"]["DateTime"];
        };
        LegalAgreements: {
            data: components["schemas"]["LegalAgreement"][];
        };
        LegalAgreementAcceptance: {
            legalAgreements: {
                agreementName: components["schemas"]["AgreementName"];
                version: components["schemas"]["AgreementVersion"];
            }[];
        };
        TraceId: string;
        EpochMilliseconds: number;
        /**
         * @description Every code of the error catalogue (see docs/product/8-errors.md), and the codes that the protocol itself needs. A code that is not listed is shown as UNKNOWN_ERROR.
         * @enum {string}
         */
        ErrorCode: "INCORRECT_CREDS" | "TOO_MANY_ATTEMPTS" | "RECAPTCHA_RESPONSE_TOKEN_MISSING" | "INSUFFICIENT_PERMISSIONS" | "MISSING_SESSION_COOKIE" | "ACCOUNT_INACTIVE" | "ASSOCIATE_SUSPENDED" | "TOKEN_LOAD_VERIFY_FAILURE" | "TOKEN_EXECUTE_FAILURE" | "INVALID_TOKEN" | "REDIRECT_TO_AIM_REGISTRATION_ERROR" | "DUPLICATE_EMAIL" | "DUPLICATE_USERNAME" | "TOO_WEAK_PASSWORD" | "PASSWORD_BLACKLISTED" | "PASSWORD_3_SEQUENTIAL_CHARS" | "PASSWORD_3_REPEATED_CHARS" | "PASSWORD_PRECONDITION_UNMATCHED" | "LENGTH_RULE" | "INCORRECT_PASSWORD" | "FAILED_TO_GET_SETTINGS" | "BLOCK_BY_OBLIGATION" | "BLOCKED_BY_OBLIGATION" | "EMAIL_ADDRESS_ALREADY_EXISTS" | "EMAIL_IS_ALREADY_VERIFIED" | "ERROR_VERIFYING_ASSOCIATE" | "CLIENT_NOT_FOUND" | "CLIENT_MISSING_SAML_CONFIGURATION" | "EMAIL_ALREADY_EXISTS" | "PHONE_NUMBER_ALREADY_EXISTS" | "DUPE_EMAIL_ERROR" | "DUPE_PHONE_NUMBER_ERROR" | "ADD_ERROR" | "ADD_PHONE_ERROR" | "ADD_EMAIL_ERROR" | "INVALID_EMAIL" | "INVALID_PHONE_NUMBER" | "INVALID_CONTACT_INFO_FORMAT" | "MISSING_REQUIRED_QUERY_PARAMS" | "USERNAME_EXISTS" | "ERROR_USERNAME_UNAVAILABLE" | "ERROR_MESSAGE" | "UNKNOWN_ERROR" | "MALFORMED_REQUEST" | "CSRF_TOKEN_INVALID" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "CODE_INCORRECT" | "CODE_EXPIRED" | "ONLY_CONTACT_OF_TYPE" | "SERVER_ERROR" | "SERVICE_UNAVAILABLE";
        /** @description What a flow needs beside the code. */
        ErrorDetails: {
            /** @description Site key of the captcha challenge (see docs/product/4-states.md#login). */
            siteKey?: string;
            /** @description Registration code of the registration portal (see docs/product/4-states.md#invited-registration). */
            pic?: string;
            /** @description Seconds until the lockout opens; the same as the `Retry-After` header. */
            retryAfterSeconds?: number;
        };
        /** @description One cause of the error, on a field where there is one. */
        ErrorItem: {
            code: components["schemas"]["ErrorCode"];
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
         * @description Absolute or relative. The app never follows it before its redirect-safety module has agreed.
         */
        Url: string;
        RedirectObligation: {
            /** @constant */
            kind: "redirect";
            url: components["schemas"]["Url"];
            isLoginObligation: boolean;
        };
        /** @enum {string} */
        ObligationCommand: "createBasicCredentials" | "forceSamlAuthentication" | "forceBasicCredentialAuthentication" | "changePassword" | "changeUsername" | "reviewUsername" | "reviewContactInfo" | "addPhone" | "addEmail" | "verifyEmail" | "acceptLegalAgreements" | "stepUp";
        /**
         * @description An opaque id of a person, associate, client, device, challenge ...
         * @example associate-ann
         */
        Identifier: string;
        /** @description How sure the platform is of the person; step-up asks for 3 unless it says otherwise (see docs/product/9-limits.md). */
        LevelOfAssurance: number;
        ObligationArgs: {
            clientId?: components["schemas"]["Identifier"];
            requiredLevel?: components["schemas"]["LevelOfAssurance"];
            /** @description Base64 list of agreement keys, as the agreements query parameter carries it. */
            agreements?: string;
        };
        CommandObligation: {
            /** @constant */
            kind: "command";
            command: components["schemas"]["ObligationCommand"];
            args?: components["schemas"]["ObligationArgs"];
            isLoginObligation: boolean;
        };
        /** @description What the person has to do before anything else (see docs/product/4-states.md#obligations). */
        Obligation: components["schemas"]["RedirectObligation"] | components["schemas"]["CommandObligation"];
        /** @description The body of every answer of 400 or more. The first entry of `errors` repeats `code` and `message`, unless a flow says otherwise. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description English, for logs; the app shows its own text for the code. */
            message: string;
            traceId: components["schemas"]["TraceId"];
            errors: components["schemas"]["ErrorItem"][];
            obligation?: components["schemas"]["Obligation"];
        };
        /**
         * Format: date-time
         * @example 2026-11-02T08:55:00.000Z
         */
        DateTime: string;
        /** @description Any JSON. */
        Unread: unknown;
        /**
         * @description BCP 47.
         * @example en-US
         */
        LanguageTag: string;
        /** @description A name for the screen (client, product, language ...). */
        DisplayName: string;
    };
    responses: {
        /** @description Done; there is nothing to say. */
        Taken: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done; there is nothing to say. */
        Done: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description 400. The request does not match the contract. */
        Malformed: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 401. There is no session, or it has expired. */
        Unauthenticated: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 500. A fault of the server. */
        ServerError: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 503. The service is down or overloaded. */
        ServiceUnavailable: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. A body may come with it, and is not read. */
        DoneWithBody: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unread"];
            };
        };
        /** @description 403 where no permission is asked for. The CSRF token is missing or wrong. */
        CsrfRefused: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 413. The request is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 415. The content type of the request is not supported. */
        UnsupportedMediaType: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 404. There is nothing at this address. */
        NotFound: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Set on every request by the client's middleware (see docs/product/7-calls.md); an answer echoes it. */
        TraceId: components["schemas"]["TraceId"];
        /** @description The language to answer in (see docs/product/7-calls.md); en-US where it is missing. */
        UserLanguage: components["schemas"]["LanguageTag"];
    };
    requestBodies: never;
    headers: {
        /** @description The trace id of the request, or a new one; also in every error body. */
        TraceId: components["schemas"]["TraceId"];
        /** @description Cookies that the answer sets (`session`, `session-expiry`, `csrf-token`, `sso-session`). */
        SetCookie: string;
        /** @description Seconds until it makes sense to try again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    prolongSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description False asks without prolonging. */
                "prolong-session"?: boolean;
                /** @description True brings the session-expiry cookie up to date. */
                "sync-session-ttl"?: boolean;
                /** @description Set on every request by the client's middleware (see docs/product/7-calls.md); an answer echoes it. */
                "X-Trace-Id"?: components["parameters"]["TraceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The end of the session, as it now is. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceId"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEnd"];
                };
            };
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    log: {
        parameters: {
            query?: never;
            header?: {
                /** @description Set on every request by the client's middleware (see docs/product/7-calls.md); an answer echoes it. */
                "X-Trace-Id"?: components["parameters"]["TraceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogEntry"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            204: components["responses"]["Taken"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batchLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Set on every request by the client's middleware (see docs/product/7-calls.md); an answer echoes it. */
                "X-Trace-Id"?: components["parameters"]["TraceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entries: components["schemas"]["LogEntry"][];
                };
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            204: components["responses"]["Taken"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLegalAgreements: {
        parameters: {
            query: {
                /** @description Agreement names, separated by commas. */
                keys: components["schemas"]["AgreementName"][];
            };
            header?: {
                /** @description Set on every request by the client's middleware (see docs/product/7-calls.md); an answer echoes it. */
                "X-Trace-Id"?: components["parameters"]["TraceId"];
                /** @description The language to answer in (see docs/product/7-calls.md); en-US where it is missing. */
                "user-language"?: components["parameters"]["UserLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreements. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalAgreements"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptLegalAgreements: {
        parameters: {
            query?: never;
            header?: {
                /** @description Set on every request by the client's middleware (see docs/product/7-calls.md); an answer echoes it. */
                "X-Trace-Id"?: components["parameters"]["TraceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalAgreementAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            204: components["responses"]["Taken"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
