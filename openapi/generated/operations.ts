// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.
import { type components as c0 } from './authentication-service';
import { type components as c1 } from './identity-orchestrator';
import { type components as c2 } from './identity-orchestrator-v1';
import { type components as c3 } from './ui-gateway';
import { type components as c4 } from './account-security';

/** Every operation of the contract by its operationId. */
export const operations = {
  "login": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "POST",
    "path": "/login",
    "session": "none",
    "csrf": true,
    "bodyType": "application/x-www-form-urlencoded",
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
    "bodyType": null,
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
    "bodyType": null,
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
    "bodyType": null,
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
    "bodyType": "application/json",
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
    "bodyType": null,
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
    "bodyType": null,
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
  "searchIdentityProviders": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "POST",
    "path": "/saml/as-sp/clients/identity-providers/search",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
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
    "bodyType": null,
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
  "getLanding": {
    "service": "authentication-service",
    "base": "/api/authentication-service/v0",
    "method": "GET",
    "path": "/landing",
    "session": "optional",
    "csrf": false,
    "bodyType": null,
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
    "bodyType": null,
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
  "loadToken": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/tokens/{kind}/{token}",
    "session": "none",
    "csrf": false,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE",
        "REDIRECT_TO_AIM_REGISTRATION_ERROR"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "deleteToken": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "DELETE",
    "path": "/tokens/{kind}/{token}",
    "session": "none",
    "csrf": true,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "executeToken": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/tokens/execute",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "409": [
        "DUPLICATE_USERNAME",
        "EMAIL_IS_ALREADY_VERIFIED"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE",
        "TOKEN_EXECUTE_FAILURE",
        "CODE_INCORRECT",
        "CODE_EXPIRED",
        "LENGTH_RULE",
        "PASSWORD_PRECONDITION_UNMATCHED",
        "PASSWORD_BLACKLISTED",
        "PASSWORD_3_SEQUENTIAL_CHARS",
        "PASSWORD_3_REPEATED_CHARS",
        "TOO_WEAK_PASSWORD"
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
  "validateToken": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/tokens/validate",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
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
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE",
        "INVALID_TOKEN",
        "CODE_INCORRECT",
        "CODE_EXPIRED"
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
  "prepareCodeEmailVerification": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/tokens/codeEmailVerification",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "409": [
        "DUPLICATE_EMAIL"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE",
        "INVALID_EMAIL",
        "ERROR_VERIFYING_ASSOCIATE",
        "IDEMPOTENCY_KEY_REUSED"
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
  "createPersonFromToken": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/tokens/createPerson",
    "session": "optional",
    "csrf": true,
    "bodyType": "application/json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "409": [
        "DUPLICATE_EMAIL",
        "DUPLICATE_USERNAME"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "INVALID_TOKEN",
        "TOKEN_LOAD_VERIFY_FAILURE",
        "TOKEN_EXECUTE_FAILURE",
        "CODE_INCORRECT",
        "CODE_EXPIRED",
        "LENGTH_RULE",
        "PASSWORD_PRECONDITION_UNMATCHED",
        "PASSWORD_BLACKLISTED",
        "PASSWORD_3_SEQUENTIAL_CHARS",
        "PASSWORD_3_REPEATED_CHARS",
        "CLIENT_MISSING_SAML_CONFIGURATION",
        "IDEMPOTENCY_KEY_REUSED"
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
  "changeUnverifiedEmail": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/tokens/emailVerification",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "DUPLICATE_EMAIL",
        "SESSION_OF_ANOTHER_PERSON"
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
      "422": [
        "INVALID_EMAIL",
        "IDEMPOTENCY_KEY_REUSED"
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
  "createPerson": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "409": [
        "DUPLICATE_EMAIL",
        "DUPLICATE_USERNAME"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "INVALID_TOKEN",
        "TOKEN_LOAD_VERIFY_FAILURE",
        "TOKEN_EXECUTE_FAILURE",
        "CODE_INCORRECT",
        "CODE_EXPIRED",
        "LENGTH_RULE",
        "PASSWORD_PRECONDITION_UNMATCHED",
        "PASSWORD_BLACKLISTED",
        "PASSWORD_3_SEQUENTIAL_CHARS",
        "PASSWORD_3_REPEATED_CHARS",
        "IDEMPOTENCY_KEY_REUSED"
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
  "createSsoPerson": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/sso",
    "session": "optional",
    "csrf": true,
    "bodyType": "application/json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "409": [
        "DUPLICATE_EMAIL"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "INVALID_TOKEN",
        "TOKEN_LOAD_VERIFY_FAILURE",
        "TOKEN_EXECUTE_FAILURE",
        "CODE_INCORRECT",
        "CODE_EXPIRED",
        "CLIENT_MISSING_SAML_CONFIGURATION",
        "IDEMPOTENCY_KEY_REUSED"
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
  "requestPasswordReset": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/credentials/forgot",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
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
      "422": [
        "IDEMPOTENCY_KEY_REUSED"
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
  "requestUsernameReminder": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/credentials/forgotUsername",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
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
      "422": [
        "IDEMPOTENCY_KEY_REUSED"
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
  "requestSelfRegistration": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/self-registration/send-email",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
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
      "422": [
        "IDEMPOTENCY_KEY_REUSED"
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
  "getAssociate": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/clients/{clientId}/associates/{associateId}",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
      "404": [
        "CLIENT_NOT_FOUND",
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
  "verifyAssociate": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/clients/{clientId}/associates/{associateId}/verify",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
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
      "422": [
        "ERROR_VERIFYING_ASSOCIATE",
        "TOKEN_LOAD_VERIFY_FAILURE"
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
  "getRegistrationSettings": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/clients/{clientId}/associates/{associateId}/registration-settings",
    "session": "none",
    "csrf": false,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "404": [
        "CLIENT_NOT_FOUND",
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
  "getAssociateAttributes": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/clients/{clientId}/associates/{associateId}/attributes",
    "session": "none",
    "csrf": false,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "404": [
        "CLIENT_NOT_FOUND",
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
  "checkDateOfBirthExists": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/clients/{clientId}/associates/{associateId}/dob-exists",
    "session": "none",
    "csrf": false,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "404": [
        "CLIENT_NOT_FOUND",
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
  "getMe": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "updateMe": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "PUT",
    "path": "/persons/me",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "listMyDevices": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/devices",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "revokeDevice": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "DELETE",
    "path": "/devices/{id}/authenticationTokens",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "changePassword": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/credentials",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "INCORRECT_PASSWORD",
        "LENGTH_RULE",
        "PASSWORD_PRECONDITION_UNMATCHED",
        "PASSWORD_BLACKLISTED",
        "PASSWORD_3_SEQUENTIAL_CHARS",
        "PASSWORD_3_REPEATED_CHARS",
        "TOO_WEAK_PASSWORD"
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
  "createBasicCredentials": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/basic-credentials",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "DUPLICATE_USERNAME",
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "LENGTH_RULE",
        "PASSWORD_PRECONDITION_UNMATCHED",
        "PASSWORD_BLACKLISTED",
        "PASSWORD_3_SEQUENTIAL_CHARS",
        "PASSWORD_3_REPEATED_CHARS",
        "IDEMPOTENCY_KEY_REUSED"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "sendMyEmailVerification": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/tokens",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "EMAIL_IS_ALREADY_VERIFIED",
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "IDEMPOTENCY_KEY_REUSED"
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
  "getSettingsByGroup": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/settings/{group}",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
      "404": [
        "FAILED_TO_GET_SETTINGS"
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
  "getMyClientInfo": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/associates/me/clientInfo",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
      "404": [
        "CLIENT_NOT_FOUND"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "listMyAssociates": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/associates",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "startImpersonation": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "PUT",
    "path": "/sessions/current/impersonation/start",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "endImpersonation": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "PUT",
    "path": "/sessions/current/impersonation/end",
    "session": "required",
    "csrf": true,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "getImpersonation": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/sessions/impersonation/{id}",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
      "404": [
        "NOT_FOUND"
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
  "checkEmailAddress": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/email-addresses/check",
    "session": "none",
    "csrf": false,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "409": [
        "DUPLICATE_EMAIL"
      ],
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE"
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
  "getContactInfo": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/contact-info",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "confirmContactInfo": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "PUT",
    "path": "/persons/me/contact-info",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "listSystemOfRecordContacts": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/associates/me/contact-info-sor",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "changePhoneUse": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "PUT",
    "path": "/persons/me/phone-numbers",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "addPhoneNumber": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/phone-numbers",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "PHONE_NUMBER_ALREADY_EXISTS",
        "DUPE_PHONE_NUMBER_ERROR",
        "SESSION_OF_ANOTHER_PERSON"
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
      "422": [
        "INVALID_PHONE_NUMBER",
        "ADD_PHONE_ERROR",
        "IDEMPOTENCY_KEY_REUSED"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "deletePhoneNumber": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "DELETE",
    "path": "/persons/me/phone-numbers",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "412": [
        "BLOCKED_BY_OBLIGATION"
      ],
      "422": [
        "ONLY_CONTACT_OF_TYPE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "changeEmailUse": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "PUT",
    "path": "/persons/me/email-addresses",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "addEmailAddress": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/email-addresses",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "EMAIL_ALREADY_EXISTS",
        "DUPE_EMAIL_ERROR",
        "SESSION_OF_ANOTHER_PERSON"
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
      "422": [
        "INVALID_EMAIL",
        "ADD_EMAIL_ERROR",
        "IDEMPOTENCY_KEY_REUSED"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "deleteEmailAddress": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "DELETE",
    "path": "/persons/me/email-addresses",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "412": [
        "BLOCKED_BY_OBLIGATION"
      ],
      "422": [
        "ONLY_CONTACT_OF_TYPE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "startContactVerification": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/contact-info/verifications",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST",
        "MISSING_REQUIRED_QUERY_PARAMS"
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
      "409": [
        "EMAIL_ADDRESS_ALREADY_EXISTS",
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "INVALID_CONTACT_INFO_FORMAT",
        "IDEMPOTENCY_KEY_REUSED"
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
  "verifyContact": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/contact-info/verifications/{id}/verify",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "CODE_INCORRECT",
        "CODE_EXPIRED"
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
  "getMfaState": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/mfa",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "startMfaChallenge": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/mfa/challenges",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "IDEMPOTENCY_KEY_REUSED"
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
  "verifyMfaChallenge": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/mfa/challenges/{id}/verify",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "CODE_INCORRECT",
        "CODE_EXPIRED"
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
  "getFeature": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/feature-settings/idm/features/{flag}",
    "session": "optional",
    "csrf": false,
    "bodyType": null,
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
  "getFeatureForClient": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/feature-settings/idm/features/{flag}",
    "session": "optional",
    "csrf": true,
    "bodyType": "application/json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "404": [
        "CLIENT_NOT_FOUND"
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
  "searchClients": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/clm/getPrefixMatch/clientName",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "checkUsernameObligation": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/check-username-obligation",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "updateUsernames": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/update-username",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "DUPLICATE_USERNAME",
        "SESSION_OF_ANOTHER_PERSON"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
      ],
      "422": [
        "INCORRECT_PASSWORD"
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
  "reviewUsernames": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/review-username",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "DUPLICATE_USERNAME",
        "SESSION_OF_ANOTHER_PERSON"
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
  "listLanguages": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/settings-options/languages",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "listRegions": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/settings-options/regions",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "listTimezones": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/settings-options/timezones",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "getRegionalSettings": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "GET",
    "path": "/persons/me/settings",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "saveRegionalSettings": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/persons/me/settings",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "verifyAssociateToken": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/associates/tokens/verify",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
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
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "executeAssociateToken": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "POST",
    "path": "/associates/tokens/execute",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE",
        "TOKEN_EXECUTE_FAILURE",
        "ERROR_VERIFYING_ASSOCIATE"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    }
  },
  "declineInvitation": {
    "service": "identity-orchestrator",
    "base": "/api/identity-orchestrator/v0",
    "method": "DELETE",
    "path": "/associates/tokens/{token}",
    "session": "none",
    "csrf": true,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "422": [
        "TOKEN_LOAD_VERIFY_FAILURE"
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
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
      "422": [
        "IDEMPOTENCY_KEY_REUSED"
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
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
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
  "getTextPackage": {
    "service": "identity-orchestrator-v1",
    "base": "/api/identity-orchestrator/v1",
    "method": "GET",
    "path": "/resources/identity-ui-client",
    "session": "none",
    "csrf": false,
    "bodyType": null,
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
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
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
    "bodyType": "application/json",
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
    "bodyType": "application/json",
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
  "reportViolations": {
    "service": "ui-gateway",
    "base": "/api/ui-gateway/v0",
    "method": "POST",
    "path": "/security-reports",
    "session": "none",
    "csrf": false,
    "bodyType": "application/reports+json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
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
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "MISSING_SESSION_COOKIE"
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
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "startPasskeySignIn": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/passkey-sign-ins",
    "session": "none",
    "csrf": true,
    "bodyType": null,
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "403": [
        "CSRF_TOKEN_INVALID"
      ],
      "404": [
        "NOT_FOUND"
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
  "finishPasskeySignIn": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/passkey-sign-ins/{id}",
    "session": "none",
    "csrf": true,
    "bodyType": "application/json",
    "errorCodes": {
      "400": [
        "MALFORMED_REQUEST"
      ],
      "401": [
        "PASSKEY_UNKNOWN",
        "PASSKEY_REFUSED"
      ],
      "403": [
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
      "422": [
        "CHALLENGE_EXPIRED"
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
  "getAccountSecurity": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "GET",
    "path": "/persons/me/account-security",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "listPasskeys": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "GET",
    "path": "/persons/me/passkeys",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "startPasskeyRegistration": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/persons/me/passkey-registrations",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "PASSKEY_LIMIT_REACHED",
        "SESSION_OF_ANOTHER_PERSON"
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
      "422": [
        "SIGN_IN_TOO_OLD"
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
  "registerPasskey": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/persons/me/passkey-registrations/{id}",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "PASSKEY_EXISTS",
        "PASSKEY_LIMIT_REACHED",
        "SESSION_OF_ANOTHER_PERSON"
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
      "422": [
        "PASSKEY_REFUSED",
        "CHALLENGE_EXPIRED"
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
  "deletePasskey": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "DELETE",
    "path": "/persons/me/passkeys/{id}",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "LAST_WAY_TO_SIGN_IN",
        "SESSION_OF_ANOTHER_PERSON"
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
  "renamePasskey": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "PATCH",
    "path": "/persons/me/passkeys/{id}",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "setPasskeyOffer": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "PUT",
    "path": "/persons/me/passkey-offer",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "startAuthenticatorApp": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/persons/me/authenticator-app/setup",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "confirmAuthenticatorApp": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/persons/me/authenticator-app",
    "session": "required",
    "csrf": true,
    "bodyType": "application/json",
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
      "422": [
        "CODE_INCORRECT",
        "CODE_EXPIRED"
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
  "removeAuthenticatorApp": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "DELETE",
    "path": "/persons/me/authenticator-app",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "createBackupCodes": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/persons/me/backup-codes",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "keepBackupCodes": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "PUT",
    "path": "/persons/me/backup-codes/{id}",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "listSessions": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "GET",
    "path": "/persons/me/sessions",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  "endOtherSessions": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "DELETE",
    "path": "/persons/me/sessions",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "endSession": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "DELETE",
    "path": "/persons/me/sessions/{id}",
    "session": "required",
    "csrf": true,
    "bodyType": null,
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
      "409": [
        "SESSION_OF_ANOTHER_PERSON"
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
  "listActivity": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "GET",
    "path": "/persons/me/activity",
    "session": "required",
    "csrf": false,
    "bodyType": null,
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
  }
} as const;

export type OperationId = keyof typeof operations;

export type ServiceName = (typeof operations)[OperationId]['service'];

/** Every error code that a response may carry (see docs/product/8-errors.md). */
export type ErrorCode = c0['schemas']['ErrorCode'] | c1['schemas']['ErrorCode'] | c2['schemas']['ErrorCode'] | c3['schemas']['ErrorCode'] | c4['schemas']['ErrorCode'];
