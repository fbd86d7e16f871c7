// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.
export interface paths {
    "/__mock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page for people */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documentation of the contract and of this API */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/openapi/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An OpenAPI document, bundled */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether it runs */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Worlds that live now */
        get: operations["listWorlds"];
        put?: never;
        /**
         * Make a world
         * @description Replaces a world of the same name.
         */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Drop a world */
        delete: operations["deleteWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back to the seed
         * @description Resets the whole world, including its clock, faults, outbox and journal. Secrets of before open nothing after.
         */
        post: operations["resetWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Named scenarios */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/scenarios/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a scenario to the current state */
        post: operations["applyScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/scenario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This state as a scenario file */
        get: operations["saveScenario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give this state what a scenario file would
         * @description Takes the parts of a scenario file as JSON (docs/testing.md), checks them as strictly, and changes all or nothing.
         */
        patch: operations["giveState"];
        trace?: never;
    };
    "/__mock/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seeded people, with the plain associate first */
        get: operations["listPersonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a person in one call
         * @description Sets the session cookies as a login would. The person's obligations stay open.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations and other tokens that lead into the app */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole state of the world */
        get: operations["getSnapshot"];
        /**
         * Put a snapshot back
         * @description Restores the whole snapshot or nothing, and its time: the clock shows what it showed when the snapshot was taken, also days later. It has at most 5,000 records. What was made since opens nothing afterwards. The journal is not part of it and stays.
         */
        put: operations["putSnapshot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections, and the number of records of each */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/state/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the collection, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
            };
            cookie?: never;
        };
        /** The records of a collection */
        get: operations["listRecords"];
        put?: never;
        /**
         * Add a record
         * @description The record needs every field of its collection (GET /__mock/schemas). For whole people, POST /__mock/people is shorter.
         */
        post: operations["createRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/state/{collection}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the collection, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
                /** @description The key of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a record
         * @description Records that refer to it stay. A person is removed with all that is theirs.
         */
        delete: operations["deleteRecord"];
        options?: never;
        head?: never;
        /**
         * Change fields of a record
         * @description Replaces each named field as a whole. Refuses a change that violates the record's schema, and then changes nothing.
         */
        patch: operations["patchRecord"];
        trace?: never;
    };
    "/__mock/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields of the records of each collection */
        get: operations["listSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everyone in this world */
        get: operations["listPeople"];
        put?: never;
        /**
         * Make people
         * @description Copies a person as they are in this world, with memberships, devices, products and obligations. Each copy has an own username, e-mail address and phone number. Makes all of them or none.
         */
        post: operations["createPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/obligations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put something in a person's way
         * @description Several obligations follow each other in the given order. The action that satisfies an obligation clears it.
         */
        post: operations["giveObligation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feature flags */
        get: operations["listFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/flags/{flag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a feature flag */
        put: operations["setFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every number that the rules know */
        get: operations["getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change numbers of this world */
        patch: operations["patchLimits"];
        trace?: never;
    };
    "/__mock/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The world's time */
        get: operations["getClock"];
        put?: never;
        /** Move, set or freeze the world's time */
        post: operations["moveClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sent e-mails, text messages and voice calls */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        /** Empty the outbox */
        delete: operations["clearMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which messages come late, several times or never */
        get: operations["listDeliveries"];
        put?: never;
        /**
         * Let messages come late, several times or never
         * @description A late message arrives when the world's clock reaches its time.
         */
        post: operations["addDelivery"];
        /**
         * Remove one delivery rule, or all
         * @description Messages that are on their way still arrive at their time.
         */
        delete: operations["removeDeliveries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active faults */
        get: operations["listFaults"];
        put?: never;
        /** Let an operation go wrong */
        post: operations["addFault"];
        /** Remove one fault, or all */
        delete: operations["removeFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests and responses, with breaches of the contract */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        /** Empty the journal */
        delete: operations["clearCalls"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal/{id}/rewind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back to the state before a call
         * @description Brings the world back to its state and time before the call, also what this API has changed since. What was made since opens nothing afterwards. The journal forgets the call and the later ones. With `as` this world stays as it is, and a new world of that name has the state; a world that exists is refused with 409.
         */
        post: operations["rewind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Were these calls made? */
        post: operations["verifyCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether anything has happened in the world
         * @description A page asks again and again, and reads its lists again when the response differs. Each response ends its connection, of which a browser has six for a server. The call makes no world.
         */
        get: operations["getChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operation x status x error code reached so far */
        get: operations["getCoverage"];
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
        /** @description Letters, digits, dot, hyphen and underscore, and no dot at the start; at most 64. */
        WorldName: string;
        ScenarioName: string;
        /**
         * Format: date-time
         * @description An ISO 8601 date and time, or epoch ms.
         */
        Instant: string | number;
        World: {
            id: components["schemas"]["WorldName"];
            scenario: components["schemas"]["ScenarioName"];
            /** @description Epoch ms of its clock. */
            now: number;
            seed: number;
        };
        /** @description The fields of the collection (mock-server/world/store/schemas.ts). */
        StoredRecord: {
            [key: string]: unknown;
        };
        /** @description Id or username of a person in this world; ann by default. */
        PersonName: string;
        ListedPerson: {
            id: string;
            username: string | null;
            password: string | null;
            firstName: string;
            lastName: string;
            emails: string[];
            /** @description In E.164. */
            phones: string[];
            /** @description Special properties of this person. */
            description: string;
        };
        /** @description What a scenario file says of a person. Other fields are those of GET /__mock/schemas. */
        GivenPerson: {
            /** @description First name, a space, and the rest is the last name. */
            name?: string;
            /** @description When left out, made of the name. */
            username?: string | null;
            /** @description When left out, that of all test users. */
            password?: string | null;
            /** @description Addresses, or records with more fields. */
            emails?: (string | {
                [key: string]: unknown;
            })[];
            /** @description In E.164, or records with more fields. */
            phones?: (string | {
                [key: string]: unknown;
            })[];
            /** @description Ids of clients, or records. */
            memberships?: (string | {
                [key: string]: unknown;
            })[];
            /** @description Commands, or records. */
            obligations?: (string | {
                [key: string]: unknown;
            })[];
            /** @description How many mobile devices. */
            devices?: number;
            /** @description Such as de-DE. */
            preferredLanguage?: string;
        } & {
            [key: string]: unknown;
        };
        NewPerson: {
            id: string;
            username: string | null;
            password: string | null;
            /** @description Their first e-mail address. */
            email: string | null;
        };
        DeliveryRule: {
            /** @description Only messages to this address or number (E.164). */
            to?: string;
            /** @description Only messages of this kind, such as `resetPassword`. */
            kind?: string;
            /** @enum {string} */
            channel?: "email" | "sms" | "voice";
            /** @description How many messages it affects; by default every one. */
            times?: number;
            /** @description How late, in ms of the world's clock. */
            lateMs?: number;
            /** @description How often the message arrives; 0 for never. */
            copies?: number;
        };
        Delivery: {
            /** @description Only messages to this address or number (E.164). */
            to?: string;
            /** @description Only messages of this kind, such as `resetPassword`. */
            kind?: string;
            /** @enum {string} */
            channel?: "email" | "sms" | "voice";
            /** @description How many messages it affects; by default every one. */
            times?: number;
            /** @description How late, in ms of the world's clock. */
            lateMs?: number;
            /** @description How often the message arrives; 0 for never. */
            copies?: number;
            id: string;
            /** @description Messages that it hit. */
            hits: number;
        };
        /**
         * @description What answers: the mock server, an override of the developer, or the real service of `--target`.
         * @enum {string}
         */
        SourceKind: "mock" | "override" | "target";
        Snapshot: {
            /** @constant */
            version: 1;
            seed: number;
            scenario: components["schemas"]["ScenarioName"];
            /** @description State of the random source. */
            random: number;
            clock: {
                offsetMs: number;
                frozenAt: number | null;
                /** @description What the clock showed. Without it, a restored clock that runs keeps its offset from real time. */
                now?: number;
            };
            limits: components["schemas"]["Limits"];
            collections: {
                [key: string]: components["schemas"]["StoredRecord"][];
            };
            outbox: components["schemas"]["Message"][];
            /** @description The delivery rules, and the messages that are on their way; absent when there are none. */
            deliveries?: {
                rules: components["schemas"]["Delivery"][];
                next: number;
                /** @description Their `at` is the time of their arrival. */
                onTheirWay: components["schemas"]["Message"][];
            };
            faults: {
                faults: components["schemas"]["Fault"][];
                next: number;
                /** @description State of their random source; absent before its first use. */
                random?: number;
            };
        };
        Flag: {
            flag: string;
            /** @description Null for all clients. */
            clientId: string | null;
            isEnabled: boolean;
        };
        /** @description Limits by name (mock-server/world/limits.ts). Times in ms, up to ten years. A limit that the contract has too has its bounds. */
        Limits: {
            backupCodes?: number;
            clientSearchPage?: number;
            oneTimeCodeDigits?: number;
            passkeysMost?: number;
        } & {
            [key: string]: number;
        };
        Message: {
            id: string;
            /** @description Epoch ms of the world's clock. */
            at: number;
            /** @enum {string} */
            channel: "email" | "sms" | "voice";
            to: string;
            kind: string;
            subject: string;
            text: string;
            /** @description The code that the user types. */
            code: string | null;
            /** @description The link that the user opens. */
            link: string | null;
        };
        /** @description It has `operationId` or `service`. */
        FaultRule: {
            /** @description An operationId of the contract, or `*` for every operation. */
            operationId?: string;
            /** @description A service of the contract, such as `identity-orchestrator`, for each of its operations. */
            service?: string;
            /** @description How many calls it affects; by default every call until it is removed. */
            times?: number;
            /** @description Affects only the nth call from now, counted from 1. */
            nth?: number;
            /** @description Delay of the response, in ms. Removing the fault ends the wait. */
            delayMs?: number;
            status?: number;
            /** @description Error code of the envelope that is sent with `status`. Without it, the first code that the operation declares for the status. */
            code?: string;
            /** @description The body to send instead: any JSON, or a text that is sent unchanged. */
            body?: unknown;
            contentType?: string;
            headers?: {
                [key: string]: string;
            };
            /** @description Destroys the connection without a response. */
            drop?: boolean;
            /** @description Destroys the connection in the middle of the response. */
            truncate?: boolean;
            /** @description Allows a response that violates the contract. */
            offSpec?: boolean;
            /** @description Affects every nth call from now: 3 for the third, sixth ... */
            every?: number;
            /** @description How likely it affects a call. The same seed of the world and the same calls give the same hits. */
            probability?: number;
            /** @description A random part of it, from the same seed, adds to `delayMs`. */
            jitterMs?: number;
            /** @description How fast the body of the response arrives. Removing the fault sends the rest at once. */
            bytesPerSecond?: number;
            /** @description Affects and counts only calls that fit all of these. */
            when?: {
                /** @description Id or username: of the session, or in the body as `username` or `identifier`. */
                person?: string;
                /** @description Each named header of the request has this value. */
                headers?: {
                    [key: string]: string;
                };
                /** @description Each named field of the request body is equal. */
                body?: {
                    [key: string]: unknown;
                };
            };
        };
        Fault: {
            /** @description An operationId of the contract, or `*` for every operation. */
            operationId: string;
            /** @description A service of the contract, such as `identity-orchestrator`, for each of its operations. */
            service?: string;
            /** @description How many calls it affects; by default every call until it is removed. */
            times?: number;
            /** @description Affects only the nth call from now, counted from 1. */
            nth?: number;
            /** @description Delay of the response, in ms. Removing the fault ends the wait. */
            delayMs?: number;
            status?: number;
            /** @description Error code of the envelope that is sent with `status`. Without it, the first code that the operation declares for the status. */
            code?: string;
            /** @description The body to send instead: any JSON, or a text that is sent unchanged. */
            body?: unknown;
            contentType?: string;
            headers?: {
                [key: string]: string;
            };
            /** @description Destroys the connection without a response. */
            drop?: boolean;
            /** @description Destroys the connection in the middle of the response. */
            truncate?: boolean;
            /** @description Allows a response that violates the contract. */
            offSpec?: boolean;
            /** @description Affects every nth call from now: 3 for the third, sixth ... */
            every?: number;
            /** @description How likely it affects a call. The same seed of the world and the same calls give the same hits. */
            probability?: number;
            /** @description A random part of it, from the same seed, adds to `delayMs`. */
            jitterMs?: number;
            /** @description How fast the body of the response arrives. Removing the fault sends the rest at once. */
            bytesPerSecond?: number;
            /** @description Affects and counts only calls that fit all of these. */
            when?: {
                /** @description Id or username: of the session, or in the body as `username` or `identifier`. */
                person?: string;
                /** @description Each named header of the request has this value. */
                headers?: {
                    [key: string]: string;
                };
                /** @description Each named field of the request body is equal. */
                body?: {
                    [key: string]: unknown;
                };
            };
            id: string;
            /** @description Calls of the operation since the fault was added. */
            seen: number;
            /** @description Calls that it hit. */
            hits: number;
        };
        Call: {
            id: number;
            /** @description Epoch ms of the world's clock. */
            at: number;
            tookMs: number;
            traceId: string;
            operationId: string | null;
            /** @description Id of the person: of the session, or named in the body as `username` or `identifier`. */
            person: string | null;
            method: string;
            url: string;
            requestHeaders: {
                [key: string]: string;
            };
            /** @description Parsed; the text itself where it cannot be parsed. */
            requestBody?: unknown;
            status: number;
            responseHeaders: string[][];
            /** @description Parsed. */
            responseBody?: unknown;
            errorCode: string | null;
            /** @description The fault that hit it. */
            fault: string | null;
            delivery: components["schemas"]["CallDelivery"];
            source: components["schemas"]["SourceKind"];
            breaches: {
                /** @enum {string} */
                where: "request" | "response";
                /** @description JSON pointer. */
                path: string;
                message: string;
            }[];
        };
        /** @description How the response reached the caller. Null where no fault changed it. */
        CallDelivery: {
            /**
             * @description `dropped`: the caller got nothing, and `status` is what it would have got. `truncated`: the connection broke after half of the body.
             * @enum {string}
             */
            outcome: "whole" | "dropped" | "truncated";
            delayMs: number | null;
            bytesPerSecond: number | null;
        };
        /** @description An omitted field matches any value. */
        CallPattern: {
            operationId: string;
            status?: number;
            code?: string;
            /** @description A part of the path or query. */
            url?: string;
            /** @description Body of the request: each named field must be equal. */
            body?: unknown;
        };
        Expectation: {
            call?: components["schemas"]["CallPattern"];
            /** @description Exact number of calls. Without times, atLeast and atMost: at least once. */
            times?: number;
            atLeast?: number;
            atMost?: number;
            /** @description In this order; other calls may come between. */
            sequence?: components["schemas"]["CallPattern"][];
        } & (unknown | unknown);
        Verdict: {
            isMet: boolean;
            /** @description One sentence. */
            message: string;
            /** @description Numbers of the calls that fit. */
            calls: number[];
            nearMisses: {
                call: number;
                /** @description Why it does not fit. */
                difference: string;
            }[];
        };
        Pair: {
            operationId: string;
            status: number;
            /** @description Null for a response that is not an error. */
            code: string | null;
        };
        Coverage: {
            /** @description Pairs of status and code that the contract declares. */
            declared: number;
            reached: number;
            operations: number;
            operationsReached: number;
            missing: components["schemas"]["Pair"][];
            /** @description Reached only through a fault and never through a rule. */
            onlyByFault: components["schemas"]["Pair"][];
            /** @description Sent although the contract does not declare it. */
            undeclared: components["schemas"]["Pair"][];
            pairs: {
                operationId: string;
                status: number;
                code: string | null;
                calls: number;
            }[];
        };
        ErrorEnvelope: {
            code: components["schemas"]["ErrorCode"];
            /** @description One sentence that says what to do. */
            message: string;
            traceId: string;
            errors: {
                code: components["schemas"]["ErrorCode"];
                message: string;
                /** @description JSON pointer. */
                field?: string;
            }[];
        };
        /** @enum {string} */
        ErrorCode: "MALFORMED_REQUEST" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "TOO_MANY_WORLDS" | "WORLD_EXISTS" | "FOREIGN_ORIGIN" | "OFF_CONTRACT" | "SERVER_ERROR";
    };
    responses: {
        /** @description The world as it is now. */
        World: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["World"];
            };
        };
        /** @description The record as it is now. */
        StoredRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StoredRecord"];
            };
        };
        /** @description A page. */
        Page: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description As it is now. */
        Clock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Epoch ms. */
                    now: number;
                    /** Format: date-time */
                    iso: string;
                    isFrozen: boolean;
                };
            };
        };
        /** @description The new people, in the given order. */
        People: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewPerson"][];
            };
        };
        /** @description As they are now. */
        LimitsNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Limits"];
            };
        };
        /** @description The call is refused and changes nothing; the message says what to do. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description Name of the collection, such as `persons`; GET /__mock/state lists them. */
        Collection: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getDashboard: {
        parameters: {
            query?: {
                /** @description `panel` for the narrow page beside the app. */
                view?: "panel";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getDocs: {
        parameters: {
            query?: {
                /** @description The service, or `mock-control`. */
                document?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service (`identity-orchestrator`), or `mock-control`. */
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description Operations of the contract. */
                        operations: number;
                        /** @description Worlds that live now. */
                        worlds: number;
                        /** @description The origin of the app in links of mails. */
                        appOrigin: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worlds, in order of creation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    id?: components["schemas"]["WorldName"];
                    scenario?: components["schemas"]["ScenarioName"];
                    /** @description Seed of the random source. The same seed, name and steps since the start of the server give the same bytes. */
                    seed?: number;
                    now?: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            201: components["responses"]["World"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its name. */
                id: components["schemas"]["WorldName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    resetWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    scenario?: components["schemas"]["ScenarioName"];
                };
            };
        };
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: components["schemas"]["ScenarioName"];
                        /** @description The resulting state. */
                        description: string;
                        /** @description The names of its parameters. */
                        parameters: string[];
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    applyScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its name. */
                name: components["schemas"]["ScenarioName"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Parameters of the scenario; the list of scenarios names them. An unknown one or a wrong value is refused. */
                    params?: {
                        [key: string]: string | number | boolean;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refused"];
        };
    };
    saveScenario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the state differs from the seed. Sessions, activities and messages are not in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    giveState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description By id. A new person needs a name, one that exists is changed. */
                    persons?: {
                        [key: string]: components["schemas"]["GivenPerson"];
                    };
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listPersonas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        username: string;
                        password: string;
                        /** @description Special properties of this person. */
                        description: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id or username of a person in this world. */
                    persona: string;
                    /** @description When left out, 1. */
                    levelOfAssurance?: number;
                    /**
                     * @description How the person signed in; by default the usual method of this person.
                     * @enum {string}
                     */
                    method?: "Lifion" | "Nexo" | "SSO";
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        personId: string;
                        username: string | null;
                        /** @description The cookies that were set, by name, for a client without a cookie store. */
                        cookies: {
                            [key: string]: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Only tokens that were sent to this address. */
                email?: string;
                /** @description Only tokens of this kind, such as `registration` or `resetPassword`. */
                kind?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens of the seed and those sent since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        kind: string;
                        /** @enum {string} */
                        state: "open" | "used" | "declined";
                        /** @enum {string} */
                        accountType: "standard" | "sso";
                        email: string | null;
                        clientId: string | null;
                        associateId: string | null;
                        /** @description Epoch ms. */
                        expiresAt: number;
                        /** @description By the world's clock. */
                        isExpired: boolean;
                        /** @description Path of its link in the app; empty for a token that no message has brought. */
                        path: string;
                        /** @description Special properties of the token; empty for one created after the seed. */
                        description: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A versioned snapshot. A restored snapshot gives the same bytes; a clock that runs goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    putSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the collection, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of creation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRecord"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the collection, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoredRecord"];
            };
        };
        responses: {
            201: components["responses"]["StoredRecord"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the collection, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
                /** @description The key of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    patchRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the collection, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
                /** @description The key of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoredRecord"];
            };
        };
        responses: {
            200: components["responses"]["StoredRecord"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listSchemas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema by collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people of the seed, then those made later. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPerson"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    like?: components["schemas"]["PersonName"];
                    /** @description How many; by default one. */
                    count?: number;
                    /** @description Ids of the clients that they belong to, instead of those of the person whom they are like. */
                    clients?: string[];
                    /** @description Fields of the collection `persons` that differ, such as `preferredLanguage`. */
                    particular?: components["schemas"]["StoredRecord"];
                };
            };
        };
        responses: {
            201: components["responses"]["People"];
            "4XX": components["responses"]["Refused"];
        };
    };
    giveObligation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id or username. */
                    person: string;
                    /** @description A command of the contract, such as `changePassword`; or omit it and give `url`. */
                    command?: string;
                    /** @description Target of an obligation of kind redirect. */
                    url?: string;
                    clientId?: string;
                    /** @description When left out, true. */
                    isLoginObligation?: boolean;
                    args?: {
                        [key: string]: string | number;
                    };
                };
            };
        };
        responses: {
            201: components["responses"]["StoredRecord"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags that are set; any other flag is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flag"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the flag, such as `enableClientRebrand`. */
                flag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isEnabled: boolean;
                    /** @description Only for this client; by default for all. */
                    clientId?: string | null;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flag"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LimitsNow"];
            "4XX": components["responses"]["Refused"];
        };
    };
    patchLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Limits"];
            };
        };
        responses: {
            200: components["responses"]["LimitsNow"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
            "4XX": components["responses"]["Refused"];
        };
    };
    moveClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An ISO 8601 duration, such as PT5M or P15D. */
                    advance?: string;
                    set?: components["schemas"]["Instant"];
                    /** @description True stops the clock; false lets it run. */
                    freeze?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description An address or a number in E.164. */
                to?: string;
                /** @description Which message: resetPassword, emailVerification ... */
                kind?: string;
                /** @description How it went out. */
                channel?: "email" | "sms" | "voice";
                /** @description Only messages after the message with this id. */
                after?: string;
                /** @description Without a message yet, wait up to this many ms for one. */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    clearMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of creation; the first rule that matches a message applies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryRule"];
            };
        };
        responses: {
            /** @description The rule is added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeDeliveries: {
        parameters: {
            query?: {
                /** @description Of the rule; without it all go. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of creation; the first fault that matches a call applies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultRule"];
            };
        };
        responses: {
            /** @description The fault is added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeFaults: {
        parameters: {
            query?: {
                /** @description Of the fault; without it all go. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /** @description Only calls of this operation. */
                operationId?: string;
                /** @description Only calls with this method. */
                method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";
                /** @description Only calls whose path or query contains this text, such as `/persons/me`. */
                path?: string;
                /** @description Only calls of this person: id, username or e-mail address. */
                person?: string;
                /** @description Only calls with this status, or with a status of this kind, such as `4xx`. */
                status?: string;
                /** @description Only calls after the call with this number. */
                after?: number;
                /** @description True: only calls that violate the contract. */
                breaches?: boolean;
                /** @description `har` for an HTTP archive (HAR 1.2). */
                format?: "json" | "har";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first; keeps the last 500, and at most 4 MB of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"][] | {
                        log: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    clearCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    rewind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the call. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    as?: components["schemas"]["WorldName"];
                };
            };
        };
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refused"];
        };
    };
    verifyCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Expectation"];
            };
        };
        responses: {
            /** @description Whether the calls were made, and the nearest ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much has happened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the journal, which a reset or another world ends; null without a world. */
                        journal: string | null;
                        /** @description Calls, messages, and control calls. */
                        count: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getCoverage: {
        parameters: {
            query?: {
                /** @description All worlds since the start (default), or this one. */
                scope?: "server" | "world";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reached pairs, compared with the contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
}
