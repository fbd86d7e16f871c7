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
        /** The contract and this interface, to read */
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
         * @description A world of the same name is replaced.
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
         * @description Everything of the world, its clock, faults, outbox and journal too.
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
        /** Apply a scenario over what stands */
        post: operations["applyScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People to be, the plain associate first */
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
         * Be somebody, in one call
         * @description Sets the session cookies as a login would. What stands in the person's way (obligations) stands still.
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
         * @description All of it or nothing. The journal is not part of it and stays.
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
        /** Collections and how many records each has */
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
                /** @description Its name, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
            };
            cookie?: never;
        };
        /** The records of a collection */
        get: operations["listRecords"];
        put?: never;
        post?: never;
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
                /** @description Its name, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
                /** @description The key of the record. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change fields of a record
         * @description Fields that are named are replaced whole. A change off the record's schema is refused, and nothing is changed.
         */
        patch: operations["patchRecord"];
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
         * @description Several come one after the other, in the order in which they were given. Cleared by the action that satisfies it.
         */
        post: operations["giveObligation"];
        /** Clear a person's way, or everybody's */
        delete: operations["removeObligations"];
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
    "/__mock/voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How this world's services put their answers */
        get: operations["getVoice"];
        /**
         * Give this world another voice
         * @description The rules stay as they are, and so does the meaning of each answer. A fault answers as it was asked to.
         */
        put: operations["setVoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/__mock/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Faults that stand */
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
        /** Requests and answers, with breaches of the contract */
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
    "/__mock/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in this world, to paste elsewhere
         * @description What control calls set up since the last reset, and then the calls that the platform answered.
         */
        get: operations["copyAs"];
        put?: never;
        post?: never;
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
    "/__mock/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens, as it happens (server-sent events)
         * @description `call` with a line of the journal, `message` with one of the outbox, `change` with what a control call changed.
         */
        get: operations["streamEvents"];
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
        /** @description Letters, digits, dot, hyphen and underscore; at most 64. */
        WorldName: string;
        ScenarioName: string;
        /**
         * @description `contract` is all that the contract describes; `literal` no more than the product names.
         * @enum {string}
         */
        VoiceName: "contract" | "literal";
        /** @description An ISO 8601 date and time, or epoch ms. */
        Instant: string | number;
        World: {
            id: components["schemas"]["WorldName"];
            scenario: components["schemas"]["ScenarioName"];
            voice: components["schemas"]["VoiceName"];
            /** @description Epoch ms of its clock. */
            now: number;
            seed: number;
        };
        /** @description The fields of the collection (mock-server/store/schemas.ts). */
        Record: {
            [key: string]: unknown;
        };
        Snapshot: {
            /** @constant */
            version: 1;
            seed: number;
            scenario: components["schemas"]["ScenarioName"];
            voice?: components["schemas"]["VoiceName"];
            /** @description State of the random source. */
            random: number;
            clock: {
                offsetMs: number;
                frozenAt: number | null;
            };
            limits: components["schemas"]["Limits"];
            collections: {
                [key: string]: components["schemas"]["Record"][];
            };
            outbox: components["schemas"]["Message"][];
            faults: {
                faults: components["schemas"]["Fault"][];
                next: number;
            };
        };
        Flag: {
            flag: string;
            /** @description Null for all clients. */
            clientId: string | null;
            isEnabled: boolean;
        };
        /** @description By name (mock-server/rules/limits.ts). Times in ms. */
        Limits: {
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
            /** @description What the person types. */
            code: string | null;
            /** @description What the person opens. */
            link: string | null;
        };
        FaultRule: {
            /** @description Of the contract, or `*` for every operation. */
            operationId: string;
            /** @description How many calls it hits; without it, every call until it is removed. */
            times?: number;
            /** @description Hits only the nth call from now, counted from 1. */
            nth?: number;
            /** @description How late the answer is, in ms. Taking the fault away ends the wait. */
            delayMs?: number;
            status?: number;
            /** @description Error code of the envelope that is answered with `status`. */
            code?: string;
            /** @description The body to answer instead: any JSON, or a text as it is. */
            body?: unknown;
            contentType?: string;
            headers?: {
                [key: string]: string;
            };
            /** @description The connection is destroyed without an answer. */
            drop?: boolean;
            /** @description The connection is destroyed in the middle of the answer. */
            truncate?: boolean;
            /** @description An answer off the contract is given only when this says so. */
            offSpec?: boolean;
        };
        Fault: {
            /** @description Of the contract, or `*` for every operation. */
            operationId: string;
            /** @description How many calls it hits; without it, every call until it is removed. */
            times?: number;
            /** @description Hits only the nth call from now, counted from 1. */
            nth?: number;
            /** @description How late the answer is, in ms. Taking the fault away ends the wait. */
            delayMs?: number;
            status?: number;
            /** @description Error code of the envelope that is answered with `status`. */
            code?: string;
            /** @description The body to answer instead: any JSON, or a text as it is. */
            body?: unknown;
            contentType?: string;
            headers?: {
                [key: string]: string;
            };
            /** @description The connection is destroyed without an answer. */
            drop?: boolean;
            /** @description The connection is destroyed in the middle of the answer. */
            truncate?: boolean;
            /** @description An answer off the contract is given only when this says so. */
            offSpec?: boolean;
            id: string;
            /** @description Calls of the operation since it was put. */
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
            method: string;
            url: string;
            requestHeaders: {
                [key: string]: string;
            };
            /** @description Parsed. */
            requestBody?: unknown;
            status: number;
            responseHeaders: string[][];
            /** @description Parsed. */
            responseBody?: unknown;
            errorCode: string | null;
            /** @description The fault that hit it. */
            fault: string | null;
            breaches: {
                /** @enum {string} */
                where: "request" | "response";
                /** @description JSON pointer. */
                path: string;
                message: string;
            }[];
        };
        /** @description What is not said may be anything. */
        CallPattern: {
            operationId: string;
            status?: number;
            code?: string;
            /** @description A part of the path or query. */
            url?: string;
            /** @description Of the request: each field that is named must be equal. */
            body?: unknown;
        };
        Expectation: {
            call?: components["schemas"]["CallPattern"];
            /** @description Exactly. Without times, atLeast and atMost it is at least once. */
            times?: number;
            atLeast?: number;
            atMost?: number;
            /** @description In this order; others may come between. */
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
            /** @description Null for an answer that is no error. */
            code: string | null;
        };
        Coverage: {
            /** @description Pairs of status and code that the contract declares. */
            declared: number;
            reached: number;
            operations: number;
            operationsReached: number;
            missing: components["schemas"]["Pair"][];
            /** @description Reached because a fault was asked for and never by a rule. */
            onlyByFault: components["schemas"]["Pair"][];
            /** @description Answered although the contract does not declare it. */
            undeclared: components["schemas"]["Pair"][];
            pairs: {
                operationId: string;
                status: number;
                code: string | null;
                calls: number;
            }[];
        };
        Error: {
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
        ErrorCode: "MALFORMED_REQUEST" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "FOREIGN_ORIGIN" | "OFF_CONTRACT" | "SERVER_ERROR";
    };
    responses: {
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
        /** @description As they are now. */
        Limits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Limits"];
            };
        };
        /** @description The voice of this world, and every one that there is. */
        Voice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    voice: components["schemas"]["VoiceName"];
                    voices: {
                        name: components["schemas"]["VoiceName"];
                        description: string;
                    }[];
                };
            };
        };
        /** @description The call cannot be understood; the message says what to do (also 403, 413, 415). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or no such call. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The fault would answer off the contract and does not say `offSpec`. */
        OffContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Its name, such as `persons`; GET /__mock/state lists them. */
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
                /** @description `panel` for the narrow page that stands beside the app. */
                view?: "panel";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            404: components["responses"]["NotFound"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            404: components["responses"]["NotFound"];
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
            404: components["responses"]["NotFound"];
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
                    };
                };
            };
            404: components["responses"]["NotFound"];
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
            /** @description The worlds, in the order in which they were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"][];
                };
            };
            404: components["responses"]["NotFound"];
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
                    /** @description Of the random source. The same seed and calls give the same bytes. */
                    seed?: number;
                    now?: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            /** @description It stands, seeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
            404: components["responses"]["NotFound"];
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
            /** @description It is as new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
                        /** @description What stands afterwards. */
                        description: string;
                    }[];
                };
            };
            404: components["responses"]["NotFound"];
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
                    /** @description What the scenario can be told; its description names it. */
                    params?: {
                        [key: string]: string | number | boolean;
                    };
                };
            };
        };
        responses: {
            /** @description It stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
                        /** @description What is particular about this person. */
                        description: string;
                    }[];
                };
            };
            404: components["responses"]["NotFound"];
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
                     * @description How the person signed in; when left out, as this person does.
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
                        /** @description The cookies that were set, by name, for a client that keeps no jar. */
                        cookies: {
                            [key: string]: string;
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Only those that went to this address. */
                email?: string;
                /** @description Only those of this kind, such as `registration` or `resetPassword`. */
                kind?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the seed and those that were sent since. */
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
                        /** @description Where its link leads in the app; empty for one that was made since the seed. */
                        path: string;
                        /** @description What is particular about it; empty for one that was made since the seed. */
                        description: string;
                    }[];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
            /** @description Versioned. Put back, it gives the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            404: components["responses"]["NotFound"];
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
            /** @description It stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
            404: components["responses"]["NotFound"];
        };
    };
    listRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its name, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"][];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    patchRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its name, such as `persons`; GET /__mock/state lists them. */
                collection: components["parameters"]["Collection"];
                /** @description The key of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Record"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
                    /** @description A command of the contract, such as `changePassword`; or leave it out and give `url`. */
                    command?: string;
                    /** @description Where an obligation of kind redirect leads. */
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
            /** @description It stands in the way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
        };
    };
    removeObligations: {
        parameters: {
            query?: {
                /** @description Id or username. */
                person?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing stands in the way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
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
            /** @description Those that are set; any other is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flag"][];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    setFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its name, such as `enableClientRebrand`. */
                flag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isEnabled: boolean;
                    /** @description For one client; when left out, for all. */
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
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
            200: components["responses"]["Limits"];
            404: components["responses"]["NotFound"];
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
            200: components["responses"]["Limits"];
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
        };
    };
    getVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Voice"];
            404: components["responses"]["NotFound"];
        };
    };
    setVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    voice: components["schemas"]["VoiceName"];
                };
            };
        };
        responses: {
            200: components["responses"]["Voice"];
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
            404: components["responses"]["NotFound"];
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
                    /** @description True: time stands still; false: it runs on. */
                    freeze?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
                /** @description Only messages after the one with this id. */
                after?: string;
                /** @description With no message yet, wait up to this many ms for one. */
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
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
            404: components["responses"]["NotFound"];
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
            /** @description In the order in which they were put; the first that hits a call is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"][];
                };
            };
            404: components["responses"]["NotFound"];
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
            /** @description It stands. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["OffContract"];
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
            404: components["responses"]["NotFound"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /** @description Only calls of this operation. */
                operationId?: string;
                /** @description Only calls after the one with this number. */
                after?: number;
                /** @description True: only calls off the contract. */
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
            /** @description Oldest first; the last 500 are kept. */
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
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
            404: components["responses"]["NotFound"];
        };
    };
    copyAs: {
        parameters: {
            query: {
                /** @description A Playwright test, an Arazzo workflow, curl lines, or a link that sets up another world in the same way. */
                as: "playwright" | "arazzo" | "curl" | "link";
                /** @description The page that it is about; when left out, the sign-in page. */
                path?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready to paste. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
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
            /** @description Whether they were, and what came close. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Goes on until the connection is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getCoverage: {
        parameters: {
            query?: {
                /** @description All worlds since the start (when left out), or this one. */
                scope?: "server" | "world";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Against what the contract declares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
        };
    };
}
