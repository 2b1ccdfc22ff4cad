import java.security.MessageDigest
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec
import kotlin.math.abs
import kotlin.system.exitProcess

const val TOLERANCE_SECONDS = 300L

/** Returns whether a message was signed with the secret within the last five minutes. */
fun isGenuine(
    secret: String,
    id: String,
    timestamp: String,
    signature: String,
    body: ByteArray,
    now: Long = System.currentTimeMillis() / 1000,
): Boolean {
    val seconds = timestamp.toLongOrNull() ?: return false
    if (abs(now - seconds) > TOLERANCE_SECONDS) return false
    val key = Base64.getDecoder().decode(secret.removePrefix("whsec_"))
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(SecretKeySpec(key, "HmacSHA256"))
    mac.update("$id.$timestamp.".toByteArray())
    val expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))
    return signature.split(" ").any {
        MessageDigest.isEqual(it.toByteArray(), expected.toByteArray())
    }
}

// kotlinc verify.kt -include-runtime -d verify.jar
// java -jar verify.jar <secret> <Webhook-Id> <Webhook-Timestamp> <Webhook-Signature> < body
fun main(args: Array<String>) {
    val isGood = isGenuine(args[0], args[1], args[2], args[3], System.`in`.readBytes())
    println(if (isGood) "genuine" else "forged")
    exitProcess(if (isGood) 0 else 1)
}
