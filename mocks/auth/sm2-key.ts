/** Private key of the mock city for SM2, the counterpart of sm2-public.pem. */
export const sm2PrivateKey = '0e548715697ad178d68433b722f1c3559dccc20886fbe3cd0242e8408e1a1f35'
