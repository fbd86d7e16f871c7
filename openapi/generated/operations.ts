// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.

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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {
      "obligationsMet": true
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {
      "existenceLimit": "invitation"
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
    },
    "needs": {
      "existenceLimit": "invitation"
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
    },
    "needs": {
      "existenceLimit": "invitation"
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
    },
    "needs": {
      "existenceLimit": "invitation"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "freshStepUp": "first",
      "existenceLimit": "person"
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
    },
    "needs": {
      "existenceLimit": "invitation"
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
      "429": [
        "TOO_MANY_ATTEMPTS"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "existenceLimit": "person"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "role": "allClientAccess"
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true,
      "role": "allClientAccess"
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
    },
    "needs": {
      "existenceLimit": "invitation"
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "freshStepUp": "first"
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
      "429": [
        "TOO_MANY_ATTEMPTS"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "freshStepUp": "last",
      "existenceLimit": "person"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "freshStepUp": "first"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "freshStepUp": "first"
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
      "429": [
        "TOO_MANY_ATTEMPTS"
      ],
      "500": [
        "SERVER_ERROR"
      ],
      "503": [
        "SERVICE_UNAVAILABLE"
      ]
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "freshStepUp": "last",
      "existenceLimit": "person"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "freshStepUp": "first"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "role": "allClientAccess"
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "existenceLimit": "person"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "role": "allClientAccess"
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
    },
    "needs": {
      "existenceLimit": "person"
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true
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
    },
    "needs": {}
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
    },
    "needs": {}
  },
  "startCodeSignIn": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/code-sign-ins",
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
      "404": [
        "NOT_FOUND"
      ],
      "413": [
        "PAYLOAD_TOO_LARGE"
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE"
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
    },
    "needs": {}
  },
  "finishCodeSignIn": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/code-sign-ins/{id}",
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
        "CODE_INCORRECT",
        "CODE_EXPIRED"
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
    },
    "needs": {}
  },
  "redeemPasswordResetCode": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "POST",
    "path": "/password-reset-codes",
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
    },
    "needs": {}
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true,
      "accountSecurity": true
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true,
      "accountSecurity": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true,
      "freshStepUp": "last"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true,
      "freshStepUp": "last"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true,
      "freshStepUp": "last"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true,
      "freshStepUp": "first"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true,
      "freshStepUp": "first"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true,
      "freshStepUp": "last"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true,
      "freshStepUp": "first"
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true,
      "freshStepUp": "last"
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true,
      "accountSecurity": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true
    }
  },
  "endDeviceTrust": {
    "service": "account-security",
    "base": "/api/account-security/v0",
    "method": "DELETE",
    "path": "/persons/me/trusted-devices/{id}",
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
    },
    "needs": {
      "productAccess": true,
      "notWhileImpersonating": true,
      "obligationsMet": true,
      "accountSecurity": true
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
    },
    "needs": {
      "productAccess": true,
      "obligationsMet": true,
      "accountSecurity": true
    }
  }
} as const;

export type OperationId = keyof typeof operations;

export type ServiceName = (typeof operations)[OperationId]['service'];
