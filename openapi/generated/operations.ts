// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.
import { type components as c0 } from './authentication-service';
import { type components as c1 } from './identity-orchestrator-v1';
import { type components as c2 } from './ui-gateway';

/** Every operation of the contract by its operationId. */
export const operations = {
  "login": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "POST",
    "path": "/login",
    "session": "none",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "INCORRECT_CREDS",
        "RECAPTCHA_RESPONSE_TOKEN_MISSING"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "423": [
        "ASSOCIATE_SUSPENDED",
        "ACCOUNT_INACTIVE"
      ],
      "429": [
        "TOO_MANY_ATTEMPTS"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "logout": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "POST",
    "path": "/logout",
    "session": "optional",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "logoutAllSessions": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "POST",
    "path": "/logout-all-sessions",
    "session": "optional",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "checkAuthentication": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "GET",
    "path": "/check",
    "session": "required",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "checkAuthPath": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "POST",
    "path": "/check-auth-path",
    "session": "none",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "checkAuthPathByUsername": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "GET",
    "path": "/username/{username}/check-auth-path",
    "session": "none",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "checkObligations": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "GET",
    "path": "/check-obligations",
    "session": "required",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS"
      ],
      "412": [
        "BLOCKED_BY_OBLIGATION"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "searchIdentityProviders": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "POST",
    "path": "/saml/as-sp/clients/identity-providers/search",
    "session": "none",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "getLandingProducts": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "GET",
    "path": "/landing-products",
    "session": "required",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS"
      ],
      "412": [
        "BLOCKED_BY_OBLIGATION"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "getLanding": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "GET",
    "path": "/landing",
    "session": "optional",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "412": [
        "BLOCKED_BY_OBLIGATION"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "getClientSamlPage": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "GET",
    "path": "/clients/{id}",
    "session": "optional",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "404": [
        "CLIENT_NOT_FOUND",
        "FAILED_TO_GET_SETTINGS"
      ],
      "422": [
        "CLIENT_MISSING_SAML_CONFIGURATION"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "switchAssociate": {
    "service": "identity-orchestrator-v1",
    "base": "/api/identity-orchestrator/v1",
    "method": "PUT",
    "path": "/sessions/me/associates",
    "session": "required",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS",
        "CSRF_TOKEN_INVALID"
      ],
      "404": [
        "NOT_FOUND"
      ],
      "412": [
        "BLOCKED_BY_OBLIGATION"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "423": [
        "ASSOCIATE_SUSPENDED"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "provisionAllClientAccess": {
    "service": "identity-orchestrator-v1",
    "base": "/api/identity-orchestrator/v1",
    "method": "POST",
    "path": "/provisionAllClientAccess",
    "session": "required",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS",
        "CSRF_TOKEN_INVALID"
      ],
      "404": [
        "CLIENT_NOT_FOUND"
      ],
      "412": [
        "BLOCKED_BY_OBLIGATION"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "checkUsernameAvailability": {
    "service": "identity-orchestrator-v1",
    "base": "/api/identity-orchestrator/v1",
    "method": "GET",
    "path": "/username/{username}/username-availability-check",
    "session": "required",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "getTextPackage": {
    "service": "identity-orchestrator-v1",
    "base": "/api/identity-orchestrator/v1",
    "method": "GET",
    "path": "/resources/identity-ui-client",
    "session": "none",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "404": [
        "NOT_FOUND"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "prolongSession": {
    "service": "ui-gateway",
    "base": "/api/ui-gateway/v0",
    "method": "GET",
    "path": "/prolong-session",
    "session": "required",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "log": {
    "service": "ui-gateway",
    "base": "/api/ui-gateway/v0",
    "method": "POST",
    "path": "/logging/log",
    "session": "optional",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "batchLog": {
    "service": "ui-gateway",
    "base": "/api/ui-gateway/v0",
    "method": "POST",
    "path": "/logging/batch-log",
    "session": "optional",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "getLegalAgreements": {
    "service": "ui-gateway",
    "base": "/api/ui-gateway/v0",
    "method": "GET",
    "path": "/legal-agreements",
    "session": "required",
    "csrf": false,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "acceptLegalAgreements": {
    "service": "ui-gateway",
    "base": "/api/ui-gateway/v0",
    "method": "POST",
    "path": "/persons/me/legal-agreements",
    "session": "required",
    "csrf": true,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "INSUFFICIENT_PERMISSIONS",
        "CSRF_TOKEN_INVALID"
      ],
      "404": [
        "NOT_FOUND"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  }
} as const;

export type OperationId = keyof typeof operations;

export type ServiceName = (typeof operations)[OperationId]['service'];

/** Every error code that an answer may carry (spec 8). */
export type ErrorCode = c0['schemas']['ErrorCode'] | c1['schemas']['ErrorCode'] | c2['schemas']['ErrorCode'];
