// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A token of which each child gives allowances in its own way
abstract contract AllowanceToken {
    string public constant name = "Odd allowance";
    string public constant symbol = "ODDA";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000e18;
    mapping(address account => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
        return true;
    }

    function _allow(address owner, address spender, uint256 amount) internal {
        allowance[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function _move(address from, address to, uint256 amount) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// @title Approves as the standard says
abstract contract ApprovingToken is AllowanceToken {
    function approve(address spender, uint256 amount) external returns (bool) {
        _allow(msg.sender, spender, amount);
        return true;
    }
}

/// @title Has a domain and nonces
abstract contract DomainToken is ApprovingToken {
    mapping(address owner => uint256 count) public nonces;

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256(bytes(_version())),
                block.chainid,
                address(this)
            )
        );
    }

    function _version() internal pure virtual returns (string memory) {
        return "1";
    }

    function _checkSignature(address signer, bytes32 message, uint8 v, bytes32 r, bytes32 s) internal view {
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), message));
        require(signer != address(0) && signer == ecrecover(digest, v, r, s), "invalid-permit");
    }
}

/// @title Signed allowances of the standard (EIP-2612)
abstract contract PermitToken is DomainToken {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    function _permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        internal
    {
        require(block.timestamp <= deadline, "expired");
        _checkSignature(
            owner, keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline)), v, r, s
        );
        _allow(owner, spender, value);
    }

    function _permitBytes(address owner, address spender, uint256 value, uint256 deadline, bytes calldata signature)
        internal
    {
        require(signature.length == 65, "length");
        _permit(
            owner, spender, value, deadline, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64])
        );
    }
}

contract StandardPermitToken is PermitToken {
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        _permit(owner, spender, value, deadline, v, r, s);
    }
}

/// @title As USDC: a version that it tells, and a second permit that takes bytes
contract VersionedPermitToken is PermitToken {
    function version() external pure returns (string memory) {
        return _version();
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        _permit(owner, spender, value, deadline, v, r, s);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, bytes calldata signature)
        external
    {
        _permitBytes(owner, spender, value, deadline, signature);
    }

    function _version() internal pure override returns (string memory) {
        return "2";
    }
}

/// @title Only the permit that takes bytes
contract BytesPermitToken is PermitToken {
    function permit(address owner, address spender, uint256 value, uint256 deadline, bytes calldata signature)
        external
    {
        _permitBytes(owner, spender, value, deadline, signature);
    }
}

/// @title As DAI: allows all or nothing, and signs other fields under the same domain
contract DaiToken is DomainToken {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");

    function version() external pure returns (string memory) {
        return _version();
    }

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        _checkSignature(
            holder, keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed)), v, r, s
        );
        require(expiry == 0 || block.timestamp <= expiry, "expired");
        require(nonce == nonces[holder]++, "nonce");
        _allow(holder, spender, allowed ? type(uint256).max : 0);
    }
}

/// @title A permit of its own: the standard's function and another message
contract OwnPermitToken is DomainToken {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline,bytes32 salt)");

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        bytes32 message = keccak256(
            abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline, bytes32("salt"))
        );
        _checkSignature(owner, message, v, r, s);
        _allow(owner, spender, value);
    }
}

/// @title A domain, for votes say, and no permit
contract DomainOnlyToken is DomainToken {}

/// @title A domain, and an answer to whatever is called, as wrapped native currencies have
contract SilentToken is DomainToken {
    fallback() external payable {}
}

/// @title As BNB on Ethereum: refuses an allowance of nothing the old way, with all gas, and leaves no event
contract NoZeroToken is AllowanceToken {
    function approve(address spender, uint256 amount) external returns (bool) {
        if (amount == 0) {
            assembly {
                invalid()
            }
        }
        allowance[msg.sender][spender] = amount;
        return true;
    }
}

/// @title As USDT: changes an allowance only from nothing, and answers nothing
contract OnlyFromZeroToken is AllowanceToken {
    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0);
        _allow(msg.sender, spender, amount);
    }
}

/// @title Says no instead of refusing
contract SaysNoToken is AllowanceToken {
    function approve(address spender, uint256 amount) external returns (bool) {
        if (amount != 0 && allowance[msg.sender][spender] != 0) return false;
        _allow(msg.sender, spender, amount);
        return true;
    }
}
