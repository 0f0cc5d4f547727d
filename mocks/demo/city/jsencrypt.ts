export { JSEncrypt } from 'jsencrypt'
