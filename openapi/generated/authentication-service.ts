// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with username and password
         * @description Five failed logins lock the account for 5 minutes (lockout). From the third failure the login requires a captcha. A captcha refusal does not count as a failed login. A service must tell the person by mail of a sign-in on a device that no earlier one was on, once. Where account security is on, the mail has a link of kind resetPassword, for "this wasn't me": the new password ends that session. To follow the link ends nothing. A session begins at level 2 with the cookie `device-trust` of this person (see verifyMfaChallenge of the identity orchestrator).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description Gives the same response with and without a session, so that sign-out succeeds when the session has just ended.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout-all-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every session of the person
         * @description Ends this session and every other one that the person began, on all devices. While it acts for an associate, that is the staff member. Gives the same response with and without a session.
         */
        post: operations["logoutAllSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the user signed in, and the level of assurance
         * @description The app reads it before every protected page. INSUFFICIENT_PERMISSIONS for an account that is not set up in the product.
         */
        get: operations["checkAuthentication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-auth-path": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which sign-in system a username belongs to
         * @description Used when the flag enableCheckAuthPathPost is on, so that the username does not appear in the URL. An unknown username gets the response for this product's login.
         */
        post: operations["checkAuthPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/username/{username}/check-auth-path": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which sign-in system a username belongs to (username in the URL)
         * @description Used when the flag enableCheckAuthPathPost is off.
         */
        get: operations["checkAuthPathByUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-obligations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user must satisfy an obligation first
         * @description 200 means no; 412 carries the obligation (see docs/product/4-states.md#obligations), in the error envelope or as the whole body.
         */
        get: operations["checkObligations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saml/as-sp/clients/identity-providers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Identity providers for an e-mail address
         * @description The list is empty for an address without a provider. It contains only providers with isDiscoveryEnabled.
         */
        post: operations["searchIdentityProviders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that the user can choose after sign-in
         * @description The app lists them for the user to choose from. With none it says that there are none.
         */
        get: operations["getLandingProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The landing page
         * @description Redirects a navigation (302) to the product home, the product chooser or an obligation; without a session to /auth/login. /authn/landing is an alias (see docs/product/2-screens.md). A request that accepts only application/json gets the target or the error as JSON.
         */
        get: operations["getLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client's SAML page
         * @description Redirects a navigation (302) to the client's identity provider, or to /auth/saml-error?error=CODE. A request that accepts only application/json gets the target or the error as JSON (see docs/product/4-states.md#saml-redirect).
         */
        get: operations["getClientSamlPage"];
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
        /** @description Login form. */
        LoginForm: {
            username: components["schemas"]["LoginUsername"];
            password: components["schemas"]["Password"];
            /** @description Response of the captcha challenge; it expires. */
            recaptchaToken?: string;
        };
        /** @description Login response. */
        LoginAnswer: {
            personalSettings: components["schemas"]["PersonalSettings"];
            /**
             * Format: uri-reference
             * @description Prefix of a redirect target that starts with a slash (see docs/product/4-states.md#login); may be empty.
             */
            redirectUrl: string;
        };
        SignedOut: {
            authentication_method?: components["schemas"]["AnsweredMethod"];
            /** @description The session came from a single-sign-on provider. */
            isSsoSession?: boolean;
            /** @description Logout URL of the other sign-in system. */
            logoutUrl?: components["schemas"]["Url"];
        };
        /** @description Auth check result. */
        AuthenticationCheck: {
            authentication_method: components["schemas"]["AnsweredMethod"];
            levelOfAssurance: components["schemas"]["AnsweredLevel"];
            /** @description The session came from a single-sign-on provider. */
            isSsoSession?: boolean;
        };
        /** @description Authentication-path check result. */
        AuthPath: {
            /** @description The username belongs to this product's login. */
            isLifionLogin: boolean;
            /** @description Whether the other sign-in system shows the second brand. The app then goes to `rebrandLoginUrl` of its configuration, and not to `loginUrl`. */
            isNexoClientRebrandEnabled: boolean;
        };
        NoObligation: {
            /**
             * @description False: nothing blocks the user.
             * @constant
             */
            isBlocked: false;
        };
        /** @description Identity provider search result, either a bare list or an object that contains it. */
        IdentityProviderSearchResult: {
            /** @description The providers; empty when the address has none. */
            providers: components["schemas"]["IdentityProviders"];
        } | components["schemas"]["IdentityProviders"];
        IdentityProviders: components["schemas"]["IdentityProvider"][];
        IdentityProvider: {
            /** @description Whether the provider may be found by an e-mail address. The app ignores a provider without it. */
            isDiscoveryEnabled: boolean;
            /** @description Where the sign-in at the provider begins. */
            initiateRequestUrl: components["schemas"]["Url"];
        };
        /** @description Either a bare list or an object that contains it. */
        LandingProducts: {
            /** @description The products, in the order to show them. */
            products: components["schemas"]["LandingProductList"];
        } | components["schemas"]["LandingProductList"];
        LandingProductList: components["schemas"]["LandingProduct"][];
        /** @description Landing product. */
        LandingProduct: {
            /** @description The id of the product. */
            productId: components["schemas"]["Identifier"];
            /** @description The name of the product. */
            productName: components["schemas"]["DisplayName"];
            /** @description One sentence about the product. */
            description: string;
            /** @description Where the product begins. */
            targetUrl: components["schemas"]["Url"];
        };
        Target: {
            /** @description The page to go to. */
            targetUrl: components["schemas"]["Url"];
        };
        /** @description An id that finds a request in the logs of the app and of the services. */
        TraceId: string;
        /** @description A username at sign-in (see docs/product/9-limits.md). */
        LoginUsername: string;
        /**
         * Format: password
         * @description A current or new password. The server checks the rules (8 to 72 characters and the others of docs/product/5-validation.md) and answers with their codes. Client and service compare it as RFC 8265 says (OpaqueString: NFC, and each blank is U+0020), before they count its characters. 72 characters can be more than 72 bytes. The bound here only prevents abuse.
         */
        Password: string;
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
         * @description How the user signed in. `Nexo` means the other sign-in system; any other text means this one.
         * @example Lifion
         * @example Nexo
         */
        AnsweredMethod: string;
        /** @description The level of assurance, as a number or as its digits. */
        AnsweredLevel: number | string;
        /** @description An e-mail address as the user typed it. The server answers an invalid address with a specific code, so only the length is limited here. */
        EmailInput: string;
        /** @description A display name (client, product, language ...). */
        DisplayName: string;
    };
    responses: {
        /** @description Signed out. Clears the session cookies. The body may contain what the client needs to continue (see docs/product/4-states.md#logout-and-logout-all-sessions). */
        SignOutDone: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                "Set-Cookie": components["headers"]["SetCookie"];
                "Clear-Site-Data": components["headers"]["ClearSiteData"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignedOut"];
            };
        };
        /** @description The sign-in system of the username. */
        AuthPathFound: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthPath"];
            };
        };
        /** @description Redirects the browser. */
        SentOn: {
            headers: {
                "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                Location: components["headers"]["Location"];
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
    };
    parameters: {
        /** @description The client's middleware sets it on every request; the response repeats it. */
        TraceIdOfRequest: components["schemas"]["TraceId"];
        /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
        TraceParent: string;
        /** @description The username, percent-encoded. Logs of proxies can contain it. */
        UsernameInPath: components["schemas"]["LoginUsername"];
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
        /** @description `"cache"` on a sign-out. The browser then drops stored responses and the pages that it keeps for Back. Cookies and storage stay: language and region outlive a session, and the app clears what belongs to the user. */
        ClearSiteData: string;
        /** @description Where the browser goes next. */
        Location: components["schemas"]["Url"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
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
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Signed in. Sets the session cookies with a new session id, and a new CSRF token. Ends the cookie `sso-session`, with which the app would lead the user to single sign-on later. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Wrong credentials, or a captcha is required and its token is missing, refused or expired (`details.siteKey`). */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The associate is suspended, or the account is locked or inactive. */
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
    logout: {
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
            200: components["responses"]["SignOutDone"];
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logoutAllSessions: {
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
            200: components["responses"]["SignOutDone"];
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkAuthentication: {
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
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationCheck"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NoPermission"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkAuthPath: {
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
                    username: components["schemas"]["LoginUsername"];
                };
            };
        };
        responses: {
            200: components["responses"]["AuthPathFound"];
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkAuthPathByUsername: {
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
            200: components["responses"]["AuthPathFound"];
            400: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkObligations: {
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
            /** @description The user has no open obligation. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoObligation"];
                };
            };
            204: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchIdentityProviders: {
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
                    email: components["schemas"]["EmailInput"];
                };
            };
        };
        responses: {
            /** @description The providers; may be empty. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProviderSearchResult"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["CsrfRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLandingProducts: {
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
            /** @description The products, for /auth/choose-product. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingProducts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLanding: {
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
            /** @description The target of a navigation. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"];
                };
            };
            302: components["responses"]["SentOn"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            412: components["responses"]["ObligationRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getClientSamlPage: {
        parameters: {
            query?: {
                /** @description Where the browser returns after the identity provider: a path of the app, or a URL on an origin that the service allows. A service must not send a browser anywhere else: another origin or scheme, two slashes or a backslash at the start, user information, control characters. It takes the landing page then. */
                returnUrl?: components["schemas"]["Url"];
            };
            header?: {
                /** @description The client's middleware sets it on every request; the response repeats it. */
                "X-Trace-Id"?: components["parameters"]["TraceIdOfRequest"];
                /** @description W3C Trace Context, for tracing systems: the version 00, the id of `X-Trace-Id`, the id of the caller's span, and the flags. A service ignores a value that it cannot read. */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /** @description The client's id. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The target of a navigation. */
            200: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"];
                };
            };
            302: components["responses"]["SentOn"];
            400: components["responses"]["Malformed"];
            /** @description The client, or its settings, cannot be found. */
            404: {
                headers: {
                    "X-Trace-Id": components["headers"]["TraceIdOfResponse"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The client has no SAML configuration. */
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
}
