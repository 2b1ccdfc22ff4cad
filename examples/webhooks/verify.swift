import Foundation

#if canImport(CryptoKit)
import CryptoKit
#else
import Crypto  // github.com/apple/swift-crypto
#endif

let toleranceSeconds = 300.0

/// Returns whether a message was signed with the secret within the last five minutes.
func isGenuine(
  secret: String, id: String, timestamp: String, signature: String, body: Data,
  now: Date = Date()
) -> Bool {
  guard let seconds = Double(timestamp), timestamp.allSatisfy(\.isNumber),
    abs(now.timeIntervalSince1970 - seconds) <= toleranceSeconds,
    secret.hasPrefix("whsec_"),
    let key = Data(base64Encoded: String(secret.dropFirst("whsec_".count)))
  else { return false }
  let signed = Data("\(id).\(timestamp).".utf8) + body
  return signature.split(separator: " ").contains { one in
    guard one.hasPrefix("v1,"), let code = Data(base64Encoded: String(one.dropFirst(3)))
    else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(
      code, authenticating: signed, using: SymmetricKey(data: key))
  }
}
