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
         * Prolong the session, or only read its end
         * @description Without headers the session slides to its full length. The early sync (under 63 s left) sends `prolong-session: false` and `sync-session-ttl: true`: the response and the `session-expiry` cookie then contain the current end, and the session is not prolonged.
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
        /**
         * Report one log entry
         * @description The app collects its entries for /logging/batch-log, and calls this for none.
         */
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
    "/security-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report violations of the Content-Security-Policy
         * @description Browsers send this by themselves, to the address in `Reporting-Endpoints` and `report-uri`, and cannot add a CSRF token. The call needs no session and changes nothing for a user. Keep a bounded number of reports, and redact the addresses: a path can contain a token.
         */
        post: operations["reportViolations"];
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
         * @description The current version of each agreement that a key names; unknown keys are ignored. There is no 412, because users need this call to satisfy the obligation to accept.
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
         * @description Accepts all agreements or none. There is no 412, because users need this call to satisfy the obligation to accept.
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
            /** @description When the session ends, epoch milliseconds. The app reads the cookie first. */
            sessionExpiry: components["schemas"]["EpochMilliseconds"];
        };
        LogEntry: {
            /**
             * @description How serious it is.
             * @enum {string}
             */
            level: "debug" | "info" | "warn" | "error";
            /** @description What happened, in English. Never a password, a code, a date of birth or a token. */
            message: string;
            /** @description When it happened by the clock of the browser, UTC. */
            timestamp: components["schemas"]["DateTime"];
            /** @description Machine-readable name of the event, such as verify-contact.start. */
            event?: string;
            /** @description Error code, if there is one. Any text is allowed, because unknown codes must be reported too. */
            code?: string;
            /** @description Path of the screen, without query and without token. */
            path?: string;
            /** @description The trace id of the failed request, if there is one. */
            traceId?: components["schemas"]["TraceId"];
            /** @description Where an error was thrown: file, line and column of the app's own scripts, the innermost first. */
            stack?: string;
            /** @description Value of a web vital, in ms or without a unit. */
            value?: number;
            /** @description Version and build id of the app. */
            build?: string;
        };
        /** @description Reports as the Reporting API of the W3C defines them. Browsers add fields and types of reports, so everything beyond the type is optional. */
        BrowserReports: ({
            /** @description The type of the report, such as `csp-violation`. Other types may be ignored. */
            type: string;
            /** @description How long ago it happened, in ms. */
            age?: number;
            /** @description The address of the page. It may contain a token: redact it. */
            url?: components["schemas"]["ReportedText"];
            /** @description For `csp-violation`, the fields of CSP 3. */
            body?: ({
                /** @description The page that the policy belongs to. */
                documentURL?: components["schemas"]["ReportedText"];
                /** @description What the policy refused. */
                blockedURL?: components["schemas"]["ReportedText"];
                /** @description The directive that refused it. */
                effectiveDirective?: components["schemas"]["ReportedText"];
                /** @description Whether the policy is enforced or only reports. */
                disposition?: components["schemas"]["ReportedText"];
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        })[];
        /** @description One violation in the older form of `report-uri` (CSP 2). */
        PolicyReport: {
            /** @description The violation, with the names of CSP 2. */
            "csp-report": {
                /** @description The page that the policy belongs to. */
                "document-uri"?: components["schemas"]["ReportedText"];
                /** @description What the policy refused. */
                "blocked-uri"?: components["schemas"]["ReportedText"];
                /** @description The directive that refused it. */
                "effective-directive"?: components["schemas"]["ReportedText"];
                /** @description The older name of the effective directive. */
                "violated-directive"?: components["schemas"]["ReportedText"];
                /** @description Whether the policy is enforced or only reports. */
                disposition?: components["schemas"]["ReportedText"];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A text from a browser, not trusted and not bounded by the browser. */
        ReportedText: string | null;
        /** @description The key of an agreement, such as `terms-of-service`. */
        AgreementName: string;
        /** @description The version of an agreement; opaque. */
        AgreementVersion: string;
        /** @description Legal agreement; name and version together are unique. */
        LegalAgreement: {
            /** @description The key of the agreement. */
            agreementName: components["schemas"]["AgreementName"];
            /** @description The title, in the language of the request where the service has it. */
            displayName: components["schemas"]["DisplayName"];
            /** @description The current version. */
            version: components["schemas"]["AgreementVersion"];
            /** @description The text of the agreement, in the language of the request where the service has it. The page opens it in a new tab. */
            documentUrl: components["schemas"]["Url"];
            /** @description When this version was published, UTC. The page shows the date. */
            createdAt: components["schemas"]["DateTime"];
        };
        LegalAgreements: {
            /** @description The agreements, in the order of the keys. */
            data: components["schemas"]["LegalAgreement"][];
        };
        LegalAgreementAcceptance: {
            /** @description The agreements that the person accepts, all or none. */
            legalAgreements: {
                /** @description The key of the agreement. */
                agreementName: components["schemas"]["AgreementName"];
                /** @description The version that the person read. A version that does not exist gets NOT_FOUND. */
                version: components["schemas"]["AgreementVersion"];
            }[];
        };
        /** @description An id that finds a request in the logs of the app and of the services. */
        TraceId: string;
        /**
         * Format: int64
         * @description A moment, in milliseconds since 1970-01-01T00:00:00Z.
         */
        EpochMilliseconds: number;
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
        /**
         * @description An opaque id of a person, associate, client, device, challenge ...
         * @example associate-ann
         */
        Identifier: string;
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
        /**
         * Format: date-time
         * @description A moment, RFC 3339 date-time in UTC.
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
        /** @description A display name (client, product, language ...). */
        DisplayName: string;
    };
    responses: {
        /** @description Done; the response has no body. */
        Taken: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done; the response has no body. */
        Done: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content?: never;
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
    };
    parameters: {
        /** @description The client's middleware sets it on every request; the response repeats it. */
        TraceIdOfRequest: components["schemas"]["TraceId"];
        /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
        TraceParent: string;
        /** @description Language of the response; en-US by default. A service may ignore the header. */
        UserLanguage: components["schemas"]["LanguageTag"];
        /** @description The person for whom the page made this change: `personId` of GET /persons/me. When the session is another person's by now, the service changes nothing and answers 409 SESSION_OF_ANOTHER_PERSON. It only compares: the session alone says who calls. While someone acts for another person, it is the one whom GET /persons/me names then. A service may ignore the header. */
        ExpectedPersonId: components["schemas"]["Identifier"];
    };
    requestBodies: never;
    headers: {
        /** @description The trace id of the request, or a new one; also in every error body. */
        TraceIdOfResponse: components["schemas"]["TraceId"];
        /** @description Cookies that the response sets (`session`, `session-expiry`, `csrf-token`, `sso-session`, `device-trust`). Over https the first and the third are `__Host-session` and `__Host-csrf-token`, with Secure and Path=/ and without Domain, so that no neighbour host can set them. Over https every cookie is Secure. */
        SetCookie: string;
        /** @description Seconds to wait before the next try. */
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
                /** @description False reads the end without prolonging the session. */
                "prolong-session"?: boolean;
                /** @description True updates the session-expiry cookie. */
                "sync-session-ttl"?: boolean;
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
            /** @description The current end of the session. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
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
                "application/json": {
                    /** @description The entries, the oldest first. */
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
    reportViolations: {
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
                "application/reports+json": components["schemas"]["BrowserReports"];
                "application/csp-report": components["schemas"]["PolicyReport"];
            };
        };
        responses: {
            204: components["responses"]["Taken"];
            400: components["responses"]["Malformed"];
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
            /** @description The agreements. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
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
                "application/json": components["schemas"]["LegalAgreementAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithBody"];
            204: components["responses"]["Taken"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
